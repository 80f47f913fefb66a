#!/usr/bin/env python3
"""Composes a scene as somebody does who is new, with a real mouse and keyboard on a real X server.

  newcomer.py PROGRAM [FOLDER]

From a template to a test that passes: a scroll view, a view in it, a pan, a double tap and a tap on it, a relation drawn in the
tree, a trial, the run that is kept, both exports, of which the test is compiled and run. FOLDER keeps a picture of each step.
"""
import os, re, sys, tempfile, time

import display
from compiling import Compiler

PROGRAM = os.path.abspath(sys.argv[1])
WORK = tempfile.mkdtemp(prefix="touchscope-newcomer-")
PICTURES = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else WORK
os.environ["XDG_STATE_HOME"] = f"{WORK}/state"
os.makedirs(PICTURES, exist_ok=True)
# Where things are in a window of 1440 x 900; the rows are those of the tree.
GROUP, STRIP = (60, 415), 612
MIDDLE = (648, 324)
TAP, DOUBLE_TAP = (232, 330), (232, 306)
# X key codes of a US keyboard.
ROWS = {24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"}
CODES = {letter: first + index for first, row in ROWS.items() for index, letter in enumerate(row)}
CODES.update({" ": 65, "return": 36, "ctrl": 37, "shift": 50, "f4": 70, "delete": 22, "escape": 9})
step = 0


class Hands:
    def __init__(self, screen, window):
        self.screen, self.window = screen, window

    def play(self, *lines):
        self.screen.play("\n".join([*lines, "wait 0.15"]))

    def point(self, at):
        return f"point {self.window.at(*at)}"

    def click(self, at):
        self.play(self.point(at), "wait 0.05", "button 1 press", "wait 0.06", "button 1 release", "wait 0.1")

    def drag(self, start, end):
        way = [self.point((start[0] + (end[0] - start[0]) * n // 12, start[1] + (end[1] - start[1]) * n // 12)) for n in range(1, 13)]
        self.play(self.point(start), "wait 0.05", "button 1 press", *[line for one in way for line in (one, "wait 0.02")], "wait 0.1", "button 1 release")

    def key(self, *names):
        codes = [CODES[name] for name in names]
        self.play(*[f"key {code} press" for code in codes], "wait 0.03", *[f"key {code} release" for code in reversed(codes)])

    def type(self, text):
        for letter in text:
            self.key(letter)

    def group(self, index):
        """Chooses a group of the library by its menu."""
        self.click(GROUP)
        self.click((80, 448 + index * 28))

    def look(self, name):
        global step
        step += 1
        time.sleep(0.3)
        self.window.picture(f"{PICTURES}/{step:02}-{name}.png")


def tile(index):
    return (70 + index % 2 * 120, 452 + index // 2 * 38)


def check(what, holds, detail=""):
    if not holds:
        raise display.Failed(what, detail)
    print(f"newcomer: {what}", flush=True)


def written(path):
    return open(path).read() if os.path.exists(path) else ""


def eventually(what, path, words):
    end = time.monotonic() + display.PATIENCE
    while words not in written(path) and time.monotonic() < end:
        time.sleep(0.2)
    check(what, words in written(path), written(path))


def passes(path):
    """The exported test compiles by itself, and all of its runs pass."""
    compiler = Compiler(PROGRAM, f"{WORK}/tests")
    built = compiler.tests([path])
    check("the exported test compiles", built.returncode == 0 and "warning:" not in built.stderr, built.stderr[-3000:])
    tested = compiler.run_tests()
    count = len(re.findall(r"^  @Test", written(path), flags=re.M))
    said = tested.stdout + tested.stderr
    check(f"the exported test passes, {count} runs", count > 0 and tested.returncode == 0 and f"with {count} test" in said, said[-3000:])


def main():
    began = time.monotonic()
    screen = display.Screen(f"{WORK}/server")
    try:
        window = display.Window(PROGRAM, ["compose"], f"{WORK}/window.log", cwd=WORK)
        hands = Hands(screen, window)
        hands.look("templates")
        hands.type("empty")
        hands.key("return")
        eventually("a template becomes a scene", f"{WORK}/empty.yaml", "title: Untitled")
        hands.look("new")
        hands.click(MIDDLE)
        hands.key("delete")
        # The template's run touches the view: what goes with it is asked first.
        hands.look("asked")
        hands.key("return")
        hands.group(2)
        hands.drag(tile(0), MIDDLE)
        hands.look("scroll")
        hands.group(0)
        hands.drag(tile(0), MIDDLE)
        hands.look("view")
        hands.group(4)
        hands.drag(tile(3), MIDDLE)
        hands.drag(tile(1), MIDDLE)
        hands.key("n")
        hands.type("tap")
        hands.look("search")
        hands.key("return")
        hands.look("recognizers")
        # It is tried while F4 is held.
        hands.play("key 70 press", "wait 0.3", hands.point(MIDDLE), "button 1 press", "wait 0.05", "button 1 release", "wait 1", "key 70 release", "wait 0.3")
        hands.look("tried")
        hands.key("ctrl", "s")
        eventually("the scene is saved", f"{WORK}/empty.yaml", "UITapGestureRecognizer")
        hands.drag(TAP, DOUBLE_TAP)
        hands.look("relation")
        hands.key("return")
        hands.look("changed")
        hands.click((1000, STRIP))
        hands.look("why")
        hands.key("ctrl", "return")
        hands.look("kept")
        hands.key("ctrl", "s")
        eventually("the relation and the run are saved", f"{WORK}/empty.yaml", "requireToFail: [doubleTap]")
        eventually("the run is named", f"{WORK}/empty.yaml", "a tap on view")
        for words in ("export as test", "export as uikit"):
            hands.key("ctrl", "shift", "p")
            hands.type(words)
            hands.key("return")
        eventually("the test is written", f"{WORK}/EmptyTests.swift", 'tester.tap("view"')
        eventually("the program is written", f"{WORK}/Empty.swift", "tap.require(toFail: doubleTap)")
        hands.look("exported")
        window.end()
        passes(f"{WORK}/EmptyTests.swift")
        print(f"newcomer: {time.monotonic() - began:.0f} s, pictures in {PICTURES}")
    finally:
        screen.close()


main()
