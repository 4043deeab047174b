"""Where a world is written down: one SQLite file fed by one thread, in batches.

It stores named rows of bytes and does not know what they mean.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from db.private_files import keep_private

_SCHEMA = """
CREATE TABLE IF NOT EXISTS row (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
"""

_Job = Callable[[sqlite3.Connection], object]


class Journal:
    """Rows and files behind a writer thread.

    With a path, everything put before `written()` returned survives the end of the process, however it ends.
    Without one, rows are forgotten and files lie in a temporary database of SQLite's own.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.durable = path is not None
        self._path = str(path) if path else ""
        self._jobs: queue.SimpleQueue[tuple[_Job, asyncio.Future[object] | None] | None] = queue.SimpleQueue()
        self._queued = 0
        self._settled = 0
        self._failure: Exception | None = None
        self._thread: threading.Thread | None = None
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            keep_private(path, "-wal", "-shm")

    def put(self, kind: str, row_id: str, body: bytes) -> None:
        """Write or overwrite one row."""
        if self.durable:
            self._queue(lambda db: db.execute("REPLACE INTO row VALUES (?, ?, ?)", (kind, int(row_id), body)))

    def drop(self, kind: str, row_id: str) -> None:
        """Forget one row."""
        if self.durable:
            self._queue(lambda db: db.execute("DELETE FROM row WHERE kind = ? AND id = ?", (kind, int(row_id))))

    def put_file(self, file_id: str, body: bytes) -> None:
        """Keep the content of a file."""
        self._queue(lambda db: db.execute("REPLACE INTO file VALUES (?, ?)", (int(file_id), body)))

    def drop_file(self, file_id: str) -> None:
        """Forget the content of a file."""
        self._queue(lambda db: db.execute("DELETE FROM file WHERE id = ?", (int(file_id),)))

    async def file(self, file_id: str) -> bytes | None:
        """The content of a file, or None."""

        def read(db: sqlite3.Connection) -> bytes | None:
            found = db.execute("SELECT body FROM file WHERE id = ?", (int(file_id),)).fetchone()
            return found[0] if found else None

        body = await self.ask(read)
        assert body is None or isinstance(body, bytes)
        return body

    async def written(self) -> None:
        """Wait until everything put so far is in the file (at once when nothing is pending).

        Raises sqlite3.Error when the file could not be written.
        """
        if self.durable and self._settled < self._queued:
            await self.ask(lambda db: None)

    def rows(self) -> Iterable[tuple[str, str, bytes]]:
        """All rows of the file as (kind, id, body); to be read before the journal is written to."""
        if not self.durable:
            return
        db = sqlite3.connect(self._path)
        try:
            db.executescript(_SCHEMA)
            for kind, row_id, body in db.execute("SELECT kind, id, body FROM row ORDER BY kind, id"):
                yield kind, str(row_id), body
        finally:
            db.close()

    def close(self) -> None:
        """Write what is pending and end the thread; calling it again does nothing."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            thread.join()

    def _queue(self, job: _Job, future: asyncio.Future[object] | None = None) -> None:
        if self._failure is not None:
            raise self._failure
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sandbox-journal", daemon=True)
            self._thread.start()
        self._queued += 1
        self._jobs.put((job, future))

    async def ask(self, job: _Job) -> object:
        """What a job of the thread that writes comes to, once all that was ordered before is written."""
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._queue(job, future)
        return await future

    def _work(self) -> None:
        db = sqlite3.connect(self._path, isolation_level=None)
        try:
            # What a killed process wrote is in the system's hands already; only a power cut could take it.
            db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;" + _SCHEMA)
            while self._write_batch(db):
                pass
        finally:
            db.close()

    def _write_batch(self, db: sqlite3.Connection) -> bool:
        batch = [self._jobs.get()]
        while not self._jobs.empty():
            batch.append(self._jobs.get())
        jobs = [entry for entry in batch if entry is not None]
        results: list[object] = []
        try:
            db.execute("BEGIN")
            results = [_done(job, db, asked=future is not None) for job, future in jobs]
            db.execute("COMMIT")
        except Exception as error:  # whatever it is: nobody is to wait for a thread that has ended
            self._failure = error
        self._settled += len(jobs)
        for place, (_, future) in enumerate(jobs):
            if future is not None:
                _answer(future, self._failure or results[place])
        return len(jobs) == len(batch)


def _done(job: _Job, db: sqlite3.Connection, *, asked: bool) -> object:
    """What a job comes to. What goes wrong without the file being at fault is the answer to whoever asked."""
    try:
        return job(db)
    except Exception as error:
        if isinstance(error, sqlite3.Error) or not asked:
            raise
        return error


def _answer(future: asyncio.Future[object], result: object) -> None:
    def settle() -> None:
        if future.done():
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    loop = future.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
