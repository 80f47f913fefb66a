#!/usr/bin/env python3
"""The manual page docs/man/touchscope.1 says every command and option as the program does, and shells complete them.

  manual.py PROGRAM [--write]

--write writes the page; without it the page must be the one that would be written.
"""
import json, os, re, shutil, subprocess, sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PROGRAM = os.path.abspath(sys.argv[1])
PAGE = f"{ROOT}/docs/man/touchscope.1"

EXAMPLES = [
    ("touchscope", "the scenes in the folder 'scenes', in the window"),
    ("touchscope compose drag.yaml --template two-recognizers", "a new scene, composed in the window"),
    ("touchscope check scenes", "all runs of all scenes"),
    ("touchscope log scenes/000-td-tap.yaml --run 'single tap' --times", "what the engine did, line by line"),
    ("touchscope explain scenes/000-td-tap.yaml --run 'single tap' --about singleTap", "why it fired, or why it did not"),
    ("touchscope export scenes/000-td-tap.yaml --format test -o TapTests.swift", "its runs as a Swift test"),
]
FILES = [
    ("*.yaml", "scenes with their runs and expectations"),
    ("*.rec", "recordings of fingers"),
    ("*.touchscope", "folders that the probe wrote in an app"),
    ("$XDG_STATE_HOME/touchscope/settings.json", "sizes, colours and recent files of the window; $HOME/.local/state where the variable is not set"),
]
CODES = [("0", "everything holds"), ("1", "an expectation fails, or two things differ"), ("2", "a file cannot be read or written"), ("64", "wrong arguments")]
VARIABLES = [
    ("XDG_STATE_HOME", "the folder for settings"),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "the language of the window, unless --language or the window says another"),
    ("DISPLAY, WAYLAND_DISPLAY", "where the window opens; without a display pictures are written to the folder 'out'"),
]


def run(*arguments, **more):
    return subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT, **more)


def fail(what, detail=""):
    print(f"manual: FAILED: {what}\n{detail}")
    sys.exit(1)


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ")
    return "\\&" + text if text.startswith((".", "'")) else text


def usage(argument):
    names = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument.get("names", [])]
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"<{value}>" + (" ..." if argument.get("isRepeating") else "")
    return ", ".join(names) + (f" <{value}>" if argument["kind"] == "option" else "")


def of(command, path):
    name = " ".join(path)
    lines = [f".SS {escaped(name)}", escaped(command.get("abstract", ""))]
    if command.get("discussion"):
        lines += [".PP", escaped(command["discussion"])]
    for argument in command.get("arguments", []):
        if not argument.get("shouldDisplay", True) or usage(argument) in ("--version", "-h, --help"):
            continue
        said = argument.get("abstract", "")
        if argument.get("defaultValue"):
            said += f" (default: {argument['defaultValue']})"
        lines += [".TP", f"\\fB{escaped(usage(argument))}\\fR", escaped(said)]
    for inner in command.get("subcommands", []):
        if inner["commandName"] != "help":
            lines += of(inner, path + [inner["commandName"]])
    return lines


def table(rows):
    return [line for name, said in rows for line in (".TP", f"\\fB{escaped(name)}\\fR", escaped(said))]


def page():
    told = json.loads(run(PROGRAM, "--experimental-dump-help").stdout)["command"]
    version = run(PROGRAM, "--version").stdout.strip()
    lines = [f'.TH TOUCHSCOPE 1 "" "Touchscope {version}" "User Commands"', ".SH NAME", f"touchscope \\- {escaped(told['abstract'])}"]
    lines += [".SH SYNOPSIS", ".B touchscope", "[command] [arguments]", ".SH COMMANDS"]
    for command in told["subcommands"]:
        if command["commandName"] != "help":
            lines += of(command, [command["commandName"]])
    lines += [".SH OPTIONS OF EVERY COMMAND"] + table([("-h, --help", "Show help information."), ("--version", "Show the version.")])
    lines += [".SH EXAMPLES"] + table(EXAMPLES) + [".SH FILES"] + table(FILES)
    lines += [".SH EXIT STATUS"] + table(CODES) + [".SH ENVIRONMENT"] + table(VARIABLES)
    return "\n".join(lines) + "\n", told


text, told = page()
if "--write" in sys.argv:
    os.makedirs(os.path.dirname(PAGE), exist_ok=True)
    with open(PAGE, "w") as file:
        file.write(text)
if open(PAGE).read() != text:
    fail("docs/man/touchscope.1 is of another program", "scripts/docs writes it")
if shutil.which("groff"):
    warned = run("groff", "-man", "-Tutf8", "-ww", "-z", PAGE)
    if warned.stderr:
        fail("the page is no clean manual page", warned.stderr)


def completed(command, option, scene):
    """What the program answers to a shell that completes the value of an option."""
    line = ["touchscope", command, scene, option, ""]
    return run(PROGRAM, "---completion", command, "--", option, "4", "0", *line).stdout.split("\n")


SCENE = "scenes/000-td-tap.yaml"
runs = re.findall(r"^  - name: (.*)$", open(f"{ROOT}/{SCENE}").read().partition("\nruns:")[2], flags=re.M)
for command, option in [("log", "--run"), ("explain", "--run"), ("shot", "--run"), ("export", "--run"), ("diff", "--other-run")]:
    found = completed(command, option, SCENE)
    if not runs or not set(runs) <= set(found):
        fail(f"{command} {option} does not complete the names of runs", f"{found}, expected {runs}")
for shell in ("bash", "zsh", "fish"):
    script = run(PROGRAM, "--generate-completion-script", shell).stdout
    for command in [c["commandName"] for c in told["subcommands"]]:
        if command not in script:
            fail(f"{shell} does not complete {command}")
    if shutil.which(shell) and shell != "fish":
        checked = run(shell, "-n", input=script)
        if checked.returncode != 0:
            fail(f"{shell} cannot read its completions", checked.stderr)
print("manual: the page is complete, the completions are")
