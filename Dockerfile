# The bot in a container; docs/hosting.md says how to start it. The tools of the build stay out of the image.
FROM debian:trixie-slim AS python
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates python3 \
 && apt-get clean && rm -rf /var/lib/apt/lists/*

FROM python AS build
RUN apt-get update && apt-get install --yes --no-install-recommends python3-venv
WORKDIR /src
COPY uv.lock ./
# uv as it is locked itself; it checks each file that it installs against its hash
RUN python3 -m venv /uv \
 && /uv/bin/pip install --no-cache-dir "uv==$(sed -n '/^name = "uv"$/{n;s/version = "\(.*\)"/\1/p}' uv.lock)"
ENV UV_PROJECT_ENVIRONMENT=/opt/quayside
COPY pyproject.toml README.md LICENSE ./
RUN /uv/bin/uv sync --frozen --no-install-project --extra postgres --compile-bytecode
COPY bot bot
COPY db db
COPY games games
COPY render render
RUN /uv/bin/uv sync --locked --no-editable --extra postgres --compile-bytecode

FROM python
RUN useradd --uid 10001 --user-group --shell /usr/sbin/nologin --home-dir /data --create-home quayside
COPY --from=build /opt/quayside /opt/quayside
USER quayside
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:////data/quayside.sqlite3 QUAYSIDE_LOG_FORMAT=json QUAYSIDE_METRICS_ADDRESS=127.0.0.1:9464
HEALTHCHECK --interval=30s --timeout=8s --start-period=30s --retries=3 CMD ["/opt/quayside/bin/python", "-c", \
  "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9464/healthz', timeout=6)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/quayside/bin/quayside"]
CMD ["run"]
