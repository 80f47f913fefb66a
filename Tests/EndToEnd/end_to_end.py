#!/usr/bin/env python3
"""Starts the program as a user does, on a real X server with a ten-finger touchscreen and a mouse, and looks at what it did.

  end_to_end.py PROGRAM

Checked: a pinch of two fingers and a click of the mouse are recognized and recorded; the window shows, pixel for
pixel, what `shot` makes of the recording; a program that is ended or killed leaves a readable recording; a scene that
breaks while it is shown does not end the program; the log of a run is the same in 20 processes; what cannot be written
is told; random scenes and fingers show nothing, and a world that stops the program is named; recordings become small.
"""
import json, os, re, shutil, signal, subprocess, sys, tempfile, time

import display

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = tempfile.mkdtemp(prefix="touchscope-")
# What a window keeps stays with this test.
os.environ["XDG_STATE_HOME"] = f"{FOLDER}/state"
SETTINGS = f"{FOLDER}/state/touchscope/settings.json"
passed = 0


def check(what, holds, detail=""):
    global passed
    if not holds:
        print(f"end to end: FAILED: {what}\n{detail}")
        sys.exit(1)
    passed += 1
    print(f"end to end: {what}")


# Nothing depends on how fast the machine is: what is waited for is asked again and again, and only a machine that does
# nothing for so many seconds fails the test.
PATIENCE = 180


def eventually(what, holds, detail=lambda: ""):
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            check(what, False, detail())
        time.sleep(0.2)
    check(what, True)


def written(path):
    """What a file that is still being written holds."""
    return open(path).read() if os.path.exists(path) else ""


def run(*arguments, **options):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=PATIENCE, **options)


def children(process):
    """The processes that one has started."""
    with open(f"/proc/{process}/task/{process}/children") as file:
        return [int(child) for child in file.read().split()]


def worked(process):
    """What the processor has worked for a process, seconds."""
    with open(f"/proc/{process}/stat") as file:
        user, system = file.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Window(display.Window):
    """One run of the program with its window."""

    def __init__(self, *arguments, **options):
        super().__init__(PROGRAM, arguments, f"{FOLDER}/program.log", **options)

    def settle(self, path):
        """A picture of the window when it has changed no more for a while, and shows something."""
        # The time of the session, below and above, never rests.
        box = f"{self.width}x{self.height * 6 // 10}+0+50"
        same, last = 0, None
        for _ in range(PATIENCE * 2):
            time.sleep(0.5)
            self.picture(path)
            now = crop(path, box, "settle-now.png")
            if last:
                same = same + 1 if same_pixels(now, last)[0] and not is_plain(now) else 0
            last = f"{FOLDER}/settle-last.png"
            os.replace(now, last)
            if same == 2:
                return
        check("the window comes to rest", False)


def same_pixels(a, b):
    result = subprocess.run(["compare", "-metric", "AE", a, b, "null:"], capture_output=True, text=True)
    return result.stderr.split()[0] == "0", result.stderr


def is_plain(path):
    """True for a picture of one colour: nothing was drawn yet."""
    return subprocess.run(["identify", "-format", "%k", path], capture_output=True, text=True).stdout == "1"


def pinch(screen):
    record = f"{FOLDER}/pinch.rec"
    window = Window("scenes/000-td-panpinch.yaml", "--stage", "--record", record)
    screen.play(f"""
down 1 {window.at(190, 463)}
down 2 {window.at(238, 463)}
wait 0.1
drag 1 {window.at(120, 463)} 0.3
drag 2 {window.at(308, 463)} 0.3
up 1
up 2
""")
    eventually("both fingers are recorded while the window is open", lambda: "up 2" in written(record), lambda: written(record))
    window.settle(f"{FOLDER}/window.png")
    check("the program ends in order when it is asked to", window.end() == 0)
    log = run("log", record, "--kinds", "state,action").stdout
    check("two real fingers pinch", "pinch possible -> began thresholdReached" in log and "pinch action ended" in log, log)
    text = open(record).read()
    check("the recording has both fingers", " down 2 " in text and "up 2" in text, text)
    shot = run("shot", record, "--stage", "-o", f"{FOLDER}/shot.png")
    check("the recording makes a picture", shot.returncode == 0, shot.stderr)
    same, difference = same_pixels(f"{FOLDER}/window.png", f"{FOLDER}/shot.png")
    check("the window shows what the recording's picture shows", same, f"{difference} pixels differ")


def click(screen):
    record = f"{FOLDER}/click.rec"
    window = Window("scenes/004-blue-1.yaml", "--stage", "--record", record)
    # The button is at (158, 316, 59, 34) of the screen.
    screen.play(f"point {window.at(187, 333)}\nwait 0.2\nbutton 1 press\nwait 0.08\nbutton 1 release\n")
    eventually("the click is recorded", lambda: "up 1" in written(record), lambda: written(record))
    window.end()
    log = run("log", record, "--kinds", "state,action,tracking").stdout
    check("a click of the mouse reaches the button", "button action touchUpInside" in log, log)
    check("the tap around it fails, and says why", "tap possible -> failed controlWins button" in log, log)
    replay = Window("replay", record, "--stage", "--quit-after", "6", "--speed", "4")
    check("a recording is replayed in the window", replay.process.wait(PATIENCE) == 0)


def crop(path, box, name):
    subprocess.run(["convert", path, "-crop", box, "+repage", f"{FOLDER}/{name}"], check=True)
    return f"{FOLDER}/{name}"


def panels(screen):
    """Fingers on the scene and on the panels at once are never mixed."""
    record = f"{FOLDER}/panels.rec"
    check("windows with the scene alone keep no settings", not os.path.exists(SETTINGS))
    window = Window("scenes/012-many.yaml", "--record", record, "--size", "1200x750")
    window.settle(f"{FOLDER}/before.png")
    # The card is in the middle of the device; the list of recognizers is at the right. The second finger moves at once: one that
    # rests on a slow machine opens a menu.
    screen.play(f"""
down 1 {window.at(540, 260)}
down 2 {window.at(1000, 470)}
move 2 {window.at(1000, 430)}
wait 0.1
drag 1 {window.at(570, 330)} 0.3
drag 2 {window.at(1000, 360)} 0.3
up 1
up 2
""")
    eventually("the finger on the scene is recorded", lambda: "up 1" in written(record), lambda: written(record))
    # A finger made the panels larger; the mouse brings them back.
    screen.play(f"point {window.at(600, 300)}\n")

    def part(name, box):
        window.picture(f"{FOLDER}/{name}.png")
        return crop(f"{FOLDER}/{name}.png", box, f"{name}-part.png")

    splitter = "8x420+796+60"
    eventually("the mouse brings the panels back", lambda: same_pixels(crop(f"{FOLDER}/before.png", splitter, "before-part.png"), part("after", splitter))[0])
    window.settle(f"{FOLDER}/after.png")
    # The splitter between scene and right panel.
    edge = 1200 - 400
    side = "80x400+715+60"
    screen.play(f"point {window.at(edge, 300)}\nbutton 1 press\npoint {window.at(edge - 40, 300)}\npoint {window.at(edge - 90, 300)}\nbutton 1 release\n")
    was = crop(f"{FOLDER}/after.png", side, "after-side.png")
    eventually("a splitter is dragged with the mouse", lambda: not same_pixels(was, part("wider", side))[0])
    window.settle(f"{FOLDER}/wider.png")
    window.end()
    text = open(record).read()
    check("a finger on the panels never reaches the scene", " down 1 " in text and "down 2" not in text, text)
    log = run("log", record, "--kinds", "state").stdout
    check("the finger on the scene pans", "cardPan possible -> began thresholdReached" in log, log)
    lists = [crop(f"{FOLDER}/{name}.png", "340x120+850+390", f"{name}-list.png") for name in ("before", "after")]
    check("the other one scrolls the list", not same_pixels(*lists)[0])
    settings = json.load(open(SETTINGS))
    check("its place is kept, and what was open", abs(settings["rightWidth"] - 490) < 2 and settings["scenes"] == [os.path.abspath("scenes/012-many.yaml")] and settings["recordings"] == [record], settings)
    again = Window("scenes/012-many.yaml", "--size", "1200x750")
    again.settle(f"{FOLDER}/again.png")
    again.end()
    # Where the canvas ends and the right panel begins, beside its first tab.
    edges = [crop(f"{FOLDER}/{name}.png", "8x28+706+48", f"{name}-edge.png") for name in ("wider", "again")]
    check("the next window has it there", same_pixels(*edges)[0])


def endings(screen):
    record = f"{FOLDER}/end.rec"
    window = Window("scenes/000-td-tap.yaml", "--stage", "--record", record)
    screen.play(f"point {window.at(214, 463)}\nbutton 1 press\n")
    eventually("a finger goes down before Ctrl-C", lambda: "down 1" in written(record))
    window.end(signal.SIGINT)
    text = open(record).read()
    check("Ctrl-C cancels the finger that is down", re.search(r"interrupt\n\S+ wait\n$", text), text)
    log = run("log", record, "--kinds", "touches", "--of", "card").stdout
    check("its view hears of it", log.split("\n")[:2] == ["card touchesBegan", "card touchesCancelled"], log)
    screen.play("button 1 release\n")

    record = f"{FOLDER}/kill.rec"
    window = Window("scenes/000-td-tap.yaml", "--stage", "--record", record)
    screen.play(f"point {window.at(214, 463)}\nbutton 1 press\n")
    eventually("a finger goes down before the program is killed", lambda: "down 1" in written(record))
    window.end(signal.SIGKILL)
    log = run("log", record, "--kinds", "touches", "--of", "card")
    check("a killed program leaves a readable recording", log.returncode == 0 and "card touchesBegan" in log.stdout, log.stderr)
    screen.play("button 1 release\n")


def focus(screen):
    record = f"{FOLDER}/focus.rec"
    window = Window("scenes/000-td-tap.yaml", "--stage", "--record", record)
    subprocess.run(["xdotool", "search", "--name", "Touchscope", "windowfocus"], check=True)
    screen.play(f"point {window.at(214, 463)}\nbutton 1 press\n")
    eventually("a finger goes down before the focus is lost", lambda: "down 1" in written(record))
    # The focus goes to the root window, as it would to another program.
    root = subprocess.run(["xwininfo", "-root"], capture_output=True, text=True).stdout
    subprocess.run(["xdotool", "windowfocus", re.search(r"0x[0-9a-f]+", root).group()], check=True)
    eventually("losing the focus cancels the finger that is down", lambda: "interrupt" in written(record), lambda: written(record))
    screen.play("button 1 release\n")
    window.close()
    check("closing the window ends the program in order", window.process.wait(PATIENCE) == 0)
    check("and the recording has its last line", re.search(r"\S+ wait\n$", open(record).read()))


def rough_endings(screen):
    """A window that is destroyed, and signals that end programs, leave whole recordings."""
    record = f"{FOLDER}/destroyed.rec"
    window = Window("scenes/000-td-tap.yaml", "--stage", "--record", record)
    subprocess.run(["xdotool", "search", "--name", "Touchscope", "windowclose"], check=True)
    check("a window that is destroyed from outside ends the program in order", window.process.wait(PATIENCE) == 0)
    check("and its recording has its last line", re.search(r"\S+ wait\n$", open(record).read()))
    record = f"{FOLDER}/quit.rec"
    window = Window("scenes/000-td-tap.yaml", "--stage", "--record", record)
    check("SIGQUIT ends the program in order", window.end(signal.SIGQUIT) == 0)
    again = run("scenes/000-td-tap.yaml", "--stage", "--record", record, "--quit-after", "1")
    check("a recording is never written over", again.returncode == 2 and "exists already" in again.stderr, again.stderr)


def refused_writes():
    """What cannot be written is told, and makes the program fail."""
    for arguments in (["catalog", "kinds"], ["check", "scenes/004-yellow-tap.yaml"], ["--help"]):
        with open("/dev/full", "w") as full:
            result = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
        check(f"a full disk is told by {arguments[0]}", result.returncode == 2 and "cannot be written" in result.stderr, result.stderr)
    closed = subprocess.run(f"'{PROGRAM}' catalog kinds >&-", shell=True, capture_output=True, text=True, timeout=PATIENCE)
    check("so is an output that is closed", closed.returncode == 2 and "cannot be written" in closed.stderr, closed.stderr)
    environment = dict(os.environ, DISPLAY=":4242")
    environment.pop("SDL_VIDEODRIVER", None)
    environment.pop("WAYLAND_DISPLAY", None)
    dead = run("scenes/004-yellow-tap.yaml", "--record", f"{FOLDER}/dead.rec", "--quit-after", "1", env=environment)
    check("nothing is recorded on a display that does not answer", dead.returncode == 2 and ":4242" in dead.stderr and not os.path.exists(f"{FOLDER}/dead.rec"), dead.stderr)


def broken_scene(screen):
    scene = f"{FOLDER}/scene.yaml"
    shutil.copy("scenes/004-yellow-tap.yaml", scene)
    window = Window(scene, "--stage")
    window.settle(f"{FOLDER}/before.png")

    def shows_the_same():
        window.picture(f"{FOLDER}/now.png")
        return same_pixels(f"{FOLDER}/before.png", f"{FOLDER}/now.png")[0]

    text = open(scene).read()
    open(scene, "w").write(text.replace("frame: [67", "frrame: [67"))
    eventually("the window shows that its scene is broken", lambda: not shows_the_same())
    check("a scene that breaks leaves the program running", window.process.poll() is None)
    open(scene, "w").write(text)
    eventually("and the mended scene comes back", shows_the_same)
    window.end()


def themes(screen):
    """The window has the desktop's theme: what its settings say, or else GTK_THEME; dark when nobody says anything."""
    def is_light(name, **environment):
        window = Window("scenes/004-yellow-tap.yaml", "--quit-after", "60", env={**os.environ, **environment})
        picture = f"{FOLDER}/theme-{name}.png"
        window.settle(picture)
        window.end()
        # The toolbar's ground, above its buttons.
        pixel = subprocess.run(["convert", picture, "-crop", "1x1+420+3", "-depth", "8", "rgb:-"], capture_output=True, check=True).stdout
        return pixel[0] > 128

    check("without a theme the window is dark", not is_light("none", GTK_THEME=""))
    check("GTK_THEME names a light theme", is_light("variable", GTK_THEME="Adwaita"))
    desktop = display.Desktop("Yaru-dark")
    check("the desktop's settings come first", not is_light("dark", GTK_THEME="Adwaita"))
    desktop.share("Yaru")
    check("and may name a light theme", is_light("light", GTK_THEME="Adwaita:dark"))
    desktop.close()


def mistakes(screen):
    """A scene of the command line that cannot be loaded is said in the window, too."""
    scene = f"{FOLDER}/mistake.yaml"
    open(scene, "w").write(open("scenes/004-yellow-tap.yaml").read().replace("frame: [67", "frrame: [67"))
    plain = Window("--quit-after", "60")
    plain.settle(f"{FOLDER}/start.png")
    plain.end()
    window = Window(scene)
    window.settle(f"{FOLDER}/mistake.png")
    check("a mistake of the command line is in the window", not same_pixels(f"{FOLDER}/start.png", f"{FOLDER}/mistake.png")[0])
    window.close()
    check("and the program ends as it does without a display", window.process.wait(PATIENCE) == 2 and "frrame" in window.words(), window.words())


def determinism():
    logs = {run("log", "scenes/000-td-panpinch.yaml", "--run", "two fingers, spreading while moving", "--times", "--nested").stdout for _ in range(20)}
    check("the log of a run is the same in 20 processes", len(logs) == 1 and len(logs.pop()) > 1000)


def headless():
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    shutil.copytree("scenes", f"{FOLDER}/scenes")
    result = run("scenes/004-yellow-tap.yaml", env=environment, cwd=FOLDER)
    pictures = re.findall(r"\S+\.png", result.stdout)
    check("without a display it says so and makes pictures", "no display" in result.stdout and len(pictures) == 3 and all(os.path.getsize(f"{FOLDER}/{p}") > 10000 for p in pictures), result.stdout + result.stderr)


def random_worlds():
    arguments = ("simulate", "--seed", "4", "--events", "3000", "--findings", f"{FOLDER}/findings")
    results = [run(*arguments) for _ in range(2)]
    check("random scenes and fingers show nothing, twice the same", results[0].returncode == 0 and "worlds of seed 4" in results[0].stdout and results[0].stdout == results[1].stdout, results[0].stdout + results[0].stderr)
    refused = [run("simulate", "--events", "0"), run("simulate", "--world", "0"), run("simulate", "--seed", "x")]
    check("what makes no world is told", all(r.returncode == 2 and "Error:" in r.stderr for r in refused), str(refused))
    process = subprocess.Popen([PROGRAM, "simulate", "--seed", "4", "--events", "1000000000", "--findings", f"{FOLDER}/findings"], stdout=subprocess.PIPE, text=True)
    # Before the first world there is none to name, and a process that starts works for a while; that does not depend on who works beside it.
    eventually("random worlds are played in a process of their own", lambda: any(worked(c) > 3 for c in children(process.pid)))
    child = children(process.pid)[0]
    os.kill(child, signal.SIGKILL)
    lines = [process.stdout.readline() for _ in range(4)]
    process.terminate()
    process.wait(PATIENCE)
    check("a world that stops the program is named", "the program stops (signal 9" in lines[0] and "simulate --seed 4 --world " in lines[1] and ".rec" in lines[3], "".join(lines))


def shrinking():
    """The shortest recording and the smallest scene with a line of the log."""
    arguments = ("shrink", "scenes/000-td-tap.yaml", "--run", "single tap", "--line", "singleTap action ended", "-o", f"{FOLDER}/small")
    result = run(*arguments)
    check("a run becomes small", result.returncode == 0 and "inputs before" in result.stdout and os.path.getsize(f"{FOLDER}/small.yaml") < 400, result.stdout + result.stderr)
    check("and still has the line", "singleTap action ended" in run("log", f"{FOLDER}/small.rec").stdout)
    again = run(*arguments)
    check("and is not written over", again.returncode == 2 and "exists already" in again.stderr, again.stderr)
    nothing = run("shrink", "scenes/000-td-tap.yaml", "--run", "single tap", "-o", f"{FOLDER}/none")
    missing = run("shrink", "scenes/000-td-tap.yaml", "--run", "single tap", "--line", "nobody is here", "-o", f"{FOLDER}/none")
    check("where nothing is wrong, or no such line, it says so", all(r.returncode == 2 and "hint:" in r.stderr for r in (nothing, missing)) and not os.path.exists(f"{FOLDER}/none.yaml"), nothing.stderr + missing.stderr)


screen = display.Screen(f"{FOLDER}/x")
try:
    pinch(screen)
    click(screen)
    panels(screen)
    endings(screen)
    focus(screen)
    rough_endings(screen)
    broken_scene(screen)
    themes(screen)
    mistakes(screen)
except display.Failed as failure:
    check(str(failure), False)
finally:
    screen.close()
determinism()
headless()
refused_writes()
random_worlds()
shrinking()
shutil.rmtree(FOLDER)
print(f"end to end: {passed} checks passed")
