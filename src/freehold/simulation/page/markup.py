"""HTML and SVG as text, safely quoted."""

from html import escape

Child = str
"""Markup; whatever is not markup goes through `words` first."""


def words(text: object) -> str:
    """Plain text, quoted."""
    return escape(str(text), quote=False)


def tag(name: str, *children: Child, **attributes: object) -> str:
    """An element; `class_` and `for_` stand for Python's own words, `_` for a hyphen."""
    opened = name + "".join(_attribute(key, value) for key, value in attributes.items())
    if not children and name in {"rect", "line", "circle", "path", "polyline", "meta", "use"}:
        return f"<{opened}/>"
    return f"<{opened}>{''.join(children)}</{name}>"


def _attribute(key: str, value: object) -> str:
    if value is None:
        return ""
    shown = number(value) if isinstance(value, float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(shown)}"'


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def picture(
    width: float, height: float, label: str, *children: Child, class_: str = "", **more: object
) -> str:
    """An SVG that scales with the page, with a title for those who cannot see it."""
    return tag(
        "svg",
        tag("title", words(label)),
        *children,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=label,
        class_=class_ or None,
        **more,
    )


def text(x: float, y: float, content: object, **attributes: object) -> str:
    """A text in a picture."""
    return tag("text", words(content), x=x, y=y, **attributes)


def table(label: str, head: list[str], rows: list[list[str]]) -> str:
    """A table of names and what is told of them.  Cells are markup.

    On a phone it may be wider than the page; who has no pointer scrolls it with the keys.
    """
    cells = [tag("th", words(cell), scope="col") for cell in head]
    body = [
        tag("tr", tag("th", row[0], scope="row"), *(tag("td", cell) for cell in row[1:]))
        for row in rows
    ]
    made = tag("table", tag("thead", tag("tr", *cells)), tag("tbody", *body))
    return tag("div", made, class_="wide", role="region", aria_label=label, tabindex=0)
