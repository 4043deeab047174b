"""Every rule, ruling and worked example of Captains of the Gulf is shown by a test that names it.
`rules.txt` lists the numbers: rules CG by section, rulings CG17, examples TV."""

import ast
from pathlib import Path

HERE = Path(__file__).parent


def numbers() -> set[str]:
    """All numbers of the rules."""
    found: set[str] = set()
    for line in (HERE / "rules.txt").read_text().splitlines():
        series, _, span = line.partition(": ")
        first, last = span.split("-")
        dot = "" if series == "TV" else "."
        if first == last:
            spread = [first]
        elif first.isdigit():
            spread = [str(number) for number in range(int(first), int(last) + 1)]
        else:
            spread = [chr(letter) for letter in range(ord(first), ord(last) + 1)]
        found |= {f"{series}{dot}{number}" for number in spread}
    return found


def cited() -> dict[str, list[str]]:
    """The numbers named by `rule(...)` markers, with the tests that name them."""
    found: dict[str, list[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule"):
                        for argument in decorator.args:
                            assert isinstance(argument, ast.Constant)
                            found.setdefault(str(argument.value), []).append(node.name)
    return found


def test_every_rule_ruling_and_example_is_shown_by_a_test() -> None:
    assert len(numbers()) == 212
    assert sorted(numbers() - set(cited())) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    whole_sections = {number.partition(".")[0] for number in numbers() if number.startswith("CG")}
    assert sorted(set(cited()) - numbers() - whole_sections) == []
