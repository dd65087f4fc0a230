"""Pages, headers, origins, sub-paths, health and metrics."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from freehold.server.pages import client_files
from tests.server.servers import Server


def test_every_answer_has_the_security_headers(server: Server):
    for path in ("/", "/health", "/api/editions", "/nowhere", "/api/docs"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_and_metrics(server: Server):
    server.create("pb").start()
    health = server.get("/health").json()
    metrics = server.get("/metrics").text

    assert health["status"] == "ok"
    assert health["live_tables"] >= 1
    assert "freehold_live_tables" in metrics
    assert 'freehold_move_seconds_bucket{le="+Inf"}' in metrics


def test_the_api_has_an_openapi_document_and_a_page_without_scripts(server: Server):
    document = server.get("/api/openapi/openapi.json").json()
    page = server.get("/api/docs").text

    assert {"/api/tables", "/api/tables/{table}/act", "/api/replay"} <= set(document["paths"])
    assert "/api/tables/{table}/act" in page
    assert "<script" not in page


def test_another_page_may_not_use_the_server(server: Server):
    body = {"edition": "saga", "seats": [{}, {}]}
    for origin, status in ((None, 201), (server.http, 201), ("https://evil.example", 403)):
        headers = {"origin": origin} if origin else {}
        answer = httpx.post(f"{server.http}/api/tables", json=body, headers=headers)
        assert answer.status_code == status
    party = server.create("pb")
    with connect(f"ws://{server.base}{party.path}/socket", origin="https://evil.example") as raw:  # pyright: ignore[reportArgumentType]
        with pytest.raises(ConnectionClosed):
            raw.recv(timeout=5)
        assert raw.close_code == 4403


def test_a_socket_of_no_table_is_closed(server: Server):
    with connect(f"ws://{server.base}/api/tables/nowhere/socket") as raw:
        with pytest.raises(ConnectionClosed):
            raw.recv(timeout=5)
        assert raw.close_code == 4404


def test_refusals_are_in_the_reader_s_language(server: Server):
    answer = httpx.get(f"{server.http}/api/tables/x", headers={"accept-language": "de-AT,de;q=0.9"})

    assert answer.status_code == 404
    assert answer.json()["reason"].startswith("Diesen Tisch")
    assert server.get("/api/tables/x", language="nl").json()["reason"].startswith("Deze tafel")


def test_what_is_not_there_is_not_found(server: Server):
    for path in ("/nowhere", "/../pyproject.toml", "/%2e%2e/app.py", "/assets/", "/api/nothing"):
        answer = server.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["check"] == "unknown"
    assert server.post("/health").status_code == 405


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    ("language", "why", "where"),
    [
        ("en", "There is nothing here.", "To the first page"),
        ("de", "Hier ist nichts.", "Zur ersten Seite"),
        ("nl", "Hier is niets.", "Naar de eerste pagina"),
    ],
)
def test_a_person_with_a_wrong_link_gets_a_page(
    server: Server, language: str, why: str, where: str
):
    headers = {**BROWSER, "accept-language": language}
    answer = httpx.get(f"{server.http}/t/<nowhere>", headers=headers)

    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert why in answer.text
    assert f'href="/">{where}</a>' in answer.text
    assert "nowhere" not in answer.text
    api = httpx.get(f"{server.http}/api/nothing", headers=headers)
    assert api.json()["reason"] == why


def test_words_of_the_page(server: Server):
    assert "language-name = Deutsch" in server.get("/api/words/de").text
    assert server.get("/api/words/fr").status_code == 400


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("below")
    server = Server(folder / "t.sqlite3", "--root-path", "/games")
    server.start()
    yield server
    server.stop()


def test_a_sub_path_works_whether_or_not_the_proxy_takes_it_off(below: Server):
    assert below.get("/games/health").json() == below.get("/health").json()
    assert below.get("/games/").status_code == 200
    assert 'href="/games/"' in httpx.get(f"{below.http}/games/nowhere", headers=BROWSER).text
    party = below.create("pb")
    assert below.get(f"/games{party.path}").json()["type"] == "lobby"
    with connect(f"ws://{below.base}/games{party.path}/socket") as raw:
        raw.send('{"type":"hello"}')
        assert "lobby" in str(raw.recv(timeout=5))


def test_files_of_the_client_are_read_once_and_have_a_type(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "a.js").write_text("export {}")
    (tmp_path / ".hidden").write_text("x")

    files = client_files(tmp_path)

    assert set(files) == {"index.html", "assets/a.js"}
    assert files["assets/a.js"].kind == "text/javascript; charset=utf-8"
    assert files["assets/a.js"].is_asset
    assert len(files["index.html"].zipped) < len(files["index.html"].body)


def test_a_taken_port_is_refused_in_words(server: Server, tmp_path: Path):
    from tests.cli.terminal import run  # noqa: PLC0415

    port = server.base.split(":")[1]
    told = run("serve", "--port", port, "--database", str(tmp_path / "t.sqlite3"))

    assert told.exit_code == 2
    assert "--port" in told.output


def test_a_plain_request_to_a_socket_is_no_crash(server: Server):
    party = server.create("pb")

    assert server.get(f"{party.path}/socket").status_code in (404, 405, 426)
    with pytest.raises(InvalidStatus), connect(f"ws://{server.base}/nowhere"):
        pass
