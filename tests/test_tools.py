"""Which Python and which browser `make` takes, on machines of all kinds: programs that only pretend, alone on the PATH."""

import shutil
import subprocess
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OLD = '[ "$2" = "import ensurepip, venv" ] && exit 0; case "$2" in *exit*) exit 1;; *) echo 3.9;; esac'
NEW = "exit 0"
WITHOUT_VENV = '[ "$2" != "import ensurepip, venv" ]'
BROKEN = "exit 1"
STARTS = "exit 0"
MAKE = "printf '#!/bin/sh\\n' > {0} && chmod 755 {0}"  # a program that starts


class Machine:
    """A PATH of its own, with what is installed there."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.bin = folder / "bin"
        self.bin.mkdir(parents=True)
        for command in ("dirname", "env", "chmod"):
            (self.bin / command).symlink_to(str(shutil.which(command)))
        self.install("node", BROKEN)
        self.install("id", "echo 1000")

    def install(self, name: str, script: str) -> str:
        file = self.bin / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)
        return str(file)

    def run(self, tool: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.bin), "HOME": str(self.home), "APPLICATIONS": str(self.home), **variables}
        return subprocess.run(
            ["/bin/sh", str(TOOLS / tool), *arguments], env=environment, capture_output=True, text=True, check=False
        )

    def python(self, **variables: str) -> str:
        return _printed(self.run("find_python.sh", **variables))

    def browser(self, *arguments: str, **variables: str) -> str:
        return _printed(self.run("find_browser.sh", *arguments, **variables))


def _printed(done: subprocess.CompletedProcess[str]) -> str:
    """What it found, or the one line that says what is missing."""
    if done.returncode == 0:
        return done.stdout.strip()
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    return done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_python_of_the_machine_is_taken(machine: Machine) -> None:
    machine.install("python3", NEW)
    machine.install("python3.12", NEW)
    assert machine.python() == "python3"


@pytest.mark.parametrize("script", [OLD, WITHOUT_VENV, BROKEN])
@pytest.mark.parametrize("name", ["python3.11", "python3.12", "python3.13", "python3.14"])
def test_a_numbered_python_is_taken_where_the_usual_one_will_not_do(machine: Machine, name: str, script: str) -> None:
    machine.install("python3", script)
    machine.install(name, NEW)
    assert machine.python() == name


def test_a_named_python_is_taken_and_no_other(machine: Machine) -> None:
    named = machine.install("my own/python", NEW)
    machine.install("python3", NEW)
    assert machine.python(PYTHON=named) == named
    machine.install("older", OLD)
    assert "older is 3.9" in machine.python(PYTHON="older")


def test_without_python_one_line_says_so(machine: Machine) -> None:
    assert "Python 3.11 or later, there is no python3" in machine.python()


def test_an_old_python_gets_one_line(machine: Machine) -> None:
    machine.install("python3", OLD)
    assert "Python 3.11 or later, python3 is 3.9" in machine.python()


def test_a_python_without_venv_gets_one_line(machine: Machine) -> None:
    machine.install("python3", WITHOUT_VENV)
    assert "apt install python3-venv" in machine.python()


def test_another_version_of_python_is_found_the_newest_first(machine: Machine) -> None:
    own = machine.install("own/python", "echo 3.11")
    machine.install("python3", "echo 3.11")
    assert machine.run("find_other_python.sh", own).returncode == 1
    machine.install("python3.12", "echo 3.12")
    assert machine.run("find_other_python.sh", own).stdout == "python3.12\n"
    newer = machine.install("../home/.pyenv/versions/3.13.0/bin/python3.13", "echo 3.13")
    found = machine.run("find_other_python.sh", own)
    assert Path(found.stdout.strip()).resolve() == Path(newer).resolve()
    machine.install("python3.14", BROKEN)
    assert machine.run("find_other_python.sh", own).stdout == found.stdout


@pytest.mark.parametrize("name", NAMES)
def test_an_installed_browser_is_taken(machine: Machine, name: str) -> None:
    installed = machine.install(name, STARTS)
    assert machine.browser() == installed


@pytest.mark.parametrize("name", ["Google Chrome", "Chromium"])
def test_an_application_of_macos_is_taken(machine: Machine, name: str) -> None:
    machine.install(f"../home/Applications/{name}.app/Contents/MacOS/{name}", STARTS)
    assert machine.browser() == f"{machine.home}/Applications/{name}.app/Contents/MacOS/{name}"


def test_a_browser_that_does_not_start_is_passed_over(machine: Machine) -> None:
    machine.install("chromium-browser", BROKEN)  # Ubuntu's, which only says how to get one
    installed = machine.install("google-chrome", STARTS)
    assert machine.browser() == installed


def test_a_named_browser_is_taken_and_no_other(machine: Machine) -> None:
    named = machine.install("my own/chrome", STARTS)
    machine.install("chromium", STARTS)
    assert machine.browser(CHROMIUM=named) == named
    assert "CHROMIUM=nothing does not start" in machine.browser(CHROMIUM="nothing")


def test_without_a_browser_one_line_says_so(machine: Machine) -> None:
    assert "no Chromium or Chrome" in machine.browser()


def test_without_a_network_one_line_says_so(machine: Machine) -> None:
    machine.install("node", '[ "$2" = install ] && echo "Error: getaddrinfo ENOTFOUND" >&2; exit 1')
    assert "no Chromium or Chrome" in machine.browser("--install")


def test_playwright_downloads_a_browser_once(machine: Machine) -> None:
    downloaded = machine.bin / "downloaded"
    machine.install("node", f'[ "$1" = -p ] && echo {downloaded}; [ "$2" = install ] && {MAKE.format(downloaded)}')
    machine.install("apt-get", BROKEN)
    assert "no Chromium or Chrome" in machine.browser()
    assert machine.browser("--install") == str(downloaded)
    machine.install("sudo", "echo nobody may use apt >&2")
    assert machine.browser() == str(downloaded)


@pytest.mark.parametrize(("name", "script"), [("id", "echo 0"), ("sudo", 'shift; "$@"')], ids=["root", "sudo"])
def test_apt_installs_a_browser_where_it_may(machine: Machine, name: str, script: str) -> None:
    installed = machine.bin / "chromium"
    machine.install("apt-get", f'[ "$1" = update ] || {MAKE.format(installed)}')
    machine.install("true", STARTS)
    assert "no Chromium or Chrome" in machine.browser("--install")
    machine.install(name, script)
    assert machine.browser("--install") == str(installed)


def test_apt_installs_the_libraries_of_the_download_where_it_has_no_browser(machine: Machine) -> None:
    downloaded = machine.install("downloaded", BROKEN)
    machine.install("node", f'[ "$1" = -p ] && echo {downloaded}; [ "$2" = install-deps ] && {MAKE.format(downloaded)}')
    machine.install("apt-get", "exit 100")
    machine.install("true", STARTS)
    machine.install("id", "echo 0")
    assert machine.browser("--install") == downloaded
