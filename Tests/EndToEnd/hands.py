#!/usr/bin/env python3
"""Random hands on a real window: keys, mouse and ten fingers on an X server of their own.

  hands.py PROGRAM [--part NAME] [--seed N] [--seconds S] [--folder DIR]

Parts, all of them without a name:
  storm     S seconds of random keys, clicks, drags, wheel, fingers, window sizes, turned screens and text sizes, made from a
            seed; then the program is asked to end, its window is closed or destroyed, or the server dies. The recordings must
            be whole, no finger may stay down, and replay-window must come to the same states.
  unplug    a touchscreen is switched off under fingers: they are cancelled, said, and those of another one stay
  minute    ten fingers at 60 Hz for S seconds on the full window: every move is recorded
  taps      30 taps a second for S seconds: all are recorded
  outside   a finger that leaves the window and lifts there ends in the scene
  devices   the same finger of two touchscreens at once is two fingers
  server    the server dies while fingers are down: told in words, and nothing is lost
"""
import math, os, random, re, shutil, signal, subprocess, sys, tempfile, time

import display

sys.path.insert(0, display.SUPPORT)
import touchscreen

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
CONTROL, SHIFT, ALT, ESCAPE, END = 37, 50, 64, 9, 115
# X key codes: digits and signs, letters, function keys, arrows and their neighbours.
KEYS = [*range(9, 24), *range(24, 37), *range(38, 50), *range(51, 62), 65, *range(67, 77), 95, *range(110, 120)]
SCENES = ["012-many", "000-td-panpinch", "004-blue-1", "000-td-tap"]


def option(name, usual):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else usual


class Hands(touchscreen.Hands):
    """The devices, with what is held so that all of it can be let go."""

    def __init__(self, folder):
        super().__init__(folder)
        self.sent = 0
        self.mouse = False

    def finger_move(self, finger, x, y):
        super().finger_move(finger, x, y)
        self.sent += 1

    def tap_key(self, code, *modifiers):
        for key in modifiers:
            self.key(key, 1)
        self.key(code, 1)
        self.key(code, 0)
        for key in reversed(modifiers):
            self.key(key, 0)

    def press(self, pressed):
        self.mouse = pressed
        self.button(1, pressed)

    def let_go(self):
        for finger in sorted(self.down):
            self.finger_up(finger)
        if self.mouse:
            self.press(0)


class Run:
    """A server, a window on it that is recorded, and hands."""

    def __init__(self, name, scene, *arguments, size="1600x1000", keeps=True):
        self.folder = os.path.join(FOLDER, name)
        os.makedirs(self.folder)
        os.symlink(f"{ROOT}/scenes", f"{self.folder}/scenes")
        os.environ["XDG_STATE_HOME"] = f"{self.folder}/state"
        self.screen = display.Screen(f"{self.folder}/x", size)
        self.hands = Hands(f"{self.folder}/x")
        self.recording = f"{self.folder}/window.rec" if keeps else None
        arguments = [f"scenes/{scene}.yaml", "--record-window", "window.jsonl", *arguments]
        if keeps:
            arguments += ["--record", "window.rec"]
        try:
            self.window = display.Window(PROGRAM, arguments, f"{self.folder}/program.log", cwd=self.folder)
        except display.Failed:
            self.screen.close()
            raise
        subprocess.run(["xdotool", "windowfocus", self.window.number], check=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.window.process.poll() is None:
            self.window.process.kill()
            self.window.process.wait()
        self.screen.close()

    def check(self, what, holds, detail=""):
        if not holds:
            raise display.Failed(what, f"{detail}\n{self.window.words()}\nfiles are in {self.folder}")

    def lines(self):
        return open(self.recording).read().splitlines()

    def program(self, *arguments):
        return subprocess.run([PROGRAM, *arguments], cwd=self.folder, capture_output=True, text=True)

    def ended(self, code):
        """The program has ended by itself with a code; what it left is whole, and plays again to the same states."""
        try:
            found = self.window.process.wait(60)
        except subprocess.TimeoutExpired:
            self.check("the program ends", False)
        self.check(f"the program ends with {code}", found == code, f"it ended with {found}")
        inputs = None
        if self.recording:
            inputs = self.whole()
        replay = self.program("replay-window", "window.jsonl")
        counts = re.search(r"(\d+) turns in \S+ s, (\d+) inputs, (\d+) trace events, (\d+) states compared", replay.stdout)
        self.check("the window plays again to the same states", replay.returncode == 0 and counts, replay.stdout + replay.stderr)
        turns, replayed, events, compared = map(int, counts.groups())
        # A state is noted after every 64th turn; a lost server ends the program before its last turn does.
        whole = turns - 1 if code == 2 else turns
        self.check("states were compared", compared >= whole // 64, replay.stdout)
        # The last input, a wait or an interrupt, is made while the window closes.
        self.check("it gets the inputs of the recording", inputs is None or 0 <= inputs - replayed <= 2, f"{inputs} recorded, {replayed} replayed")
        return turns, events

    def whole(self):
        """The recording has its last line, plays, and leaves no finger down; how many inputs it has."""
        lines = self.lines()
        self.check("the recording has its last line", lines[-1].endswith(" wait"), lines[-1])
        down = set()
        inputs = [line for line in lines if re.match(r"\d+\.\d{6} ", line)]
        for line in inputs:
            for verb, finger in re.findall(r"\b(down|up|cancel) (\d+) ", line):
                (down.add if verb == "down" else down.discard)(finger)
            if line.endswith(" interrupt"):
                down.clear()
        self.check("no finger stays down in the recording", not down, f"{down}")
        log = self.program("log", "window.rec", "--kinds", "state")
        self.check("the recording plays", log.returncode == 0, log.stderr)
        return len(inputs)

    def count(self, verb):
        return sum(len(re.findall(rf"\b{verb} ", line)) for line in self.lines() if re.match(r"\d", line))

    def wait_for(self, what, holds, seconds=30):
        for _ in range(int(seconds * 10)):
            if holds():
                return
            time.sleep(0.1)
        self.check(what, False, "\n".join(self.lines()[-5:]) if self.recording else "")


# MARK: Random hands


class Storm:
    """What random hands do in a window, one thing at a time, from a seed."""

    def __init__(self, run, seed):
        self.run, self.random = run, random.Random(seed)
        self.large = 0
        self.turned = False
        self.done = 0

    def point(self, margin=30):
        """Somewhere on the window, or a little outside of it; half of the time around its middle, where the scene is."""
        window, (width, height) = self.run.window, self.run.hands.size
        share = 0.3 if self.random.random() < 0.5 else 0
        x = window.x + self.random.uniform(window.width * share - margin, window.width * (1 - share) + margin)
        y = window.y + self.random.uniform(window.height * share - margin, window.height * (1 - share) + margin)
        return min(max(x, 0), width - 1), min(max(y, 0), height - 1)

    def step(self):
        hands, draw = self.run.hands, self.random
        self.done += 1
        if self.done % 20 == 0:
            # Out of prompts, pauses and the past, so that the scene gets touches again.
            for key in (ESCAPE, ESCAPE, END):
                hands.tap_key(key)
        kind = draw.choices(["move", "button", "key", "text", "wheel", "finger", "size", "scale", "turn", "gesture", "rest"], [20, 12, 20, 3, 5, 30, 1, 2, 0.3, 3, 3])[0]
        if kind == "move":
            hands.point(*self.point())
        elif kind == "button":
            if draw.random() < 0.15:
                hands.button(3, 1)
                hands.button(3, 0)
            else:
                hands.press(not hands.mouse)
        elif kind == "key":
            modifiers = draw.choice([(), (), (), (), (CONTROL,), (SHIFT,), (CONTROL, SHIFT), (ALT,)])
            hands.tap_key(draw.choice(KEYS), *modifiers)
            if draw.random() < 0.2:
                hands.tap_key(ESCAPE)
        elif kind == "text":
            # The palette, a few letters, and what they find.
            hands.tap_key(33, CONTROL, SHIFT)
            for _ in range(3):
                hands.tap_key(draw.choice(range(24, 34)))
            hands.tap_key(draw.choice([36, ESCAPE]))
        elif kind == "wheel":
            button = draw.choice([4, 5, 6, 7])
            for _ in range(draw.randint(1, 8)):
                hands.button(button, 1)
                hands.button(button, 0)
        elif kind == "finger":
            finger = draw.randint(1, 14)
            if finger not in hands.down:
                hands.finger_down(finger, *self.point())
            elif draw.random() < 0.3:
                hands.finger_up(finger)
            else:
                x, y = hands.down[finger]
                hands.finger_move(finger, max(0, x + draw.uniform(-60, 60)), max(0, y + draw.uniform(-60, 60)))
        elif kind == "size":
            self.resize()
        elif kind == "scale":
            # While something is dragged the size must not change under it.
            hands.tap_key(draw.choice([20, 21, 21, 19]), CONTROL)
        elif kind == "turn":
            self.turn()
        elif kind == "gesture":
            x, y = self.point(0)
            for finger in (1, 2):
                if finger not in hands.down:
                    hands.finger_down(finger, x + finger * 40, y)
            for step in range(12):
                for finger in (1, 2):
                    hands.finger_move(finger, max(0, x + finger * 40 + step * 7 * (2 * finger - 3)), y + step)
                time.sleep(0.008)
            for finger in (1, 2):
                hands.finger_up(finger)
        else:
            time.sleep(draw.uniform(0.05, 0.5))

    def resize(self):
        width, height = self.random.choice([(200, 150), (320, 568), (800, 600), (1024, 768), (1440, 900), (1920, 1080), (2560, 1600)])
        if self.large > 0 and self.random.random() < 0.15:
            # All that the screen has; it takes a while to draw.
            (width, height), self.large = self.run.hands.size, self.large - 1
        self.place(self.random.randint(0, 60), self.random.randint(0, 60), width, height)

    def place(self, x, y, width, height):
        number = self.run.window.number
        subprocess.run(["xdotool", "windowsize", number, str(width), str(height), "windowmove", number, str(x), str(y)], capture_output=True)
        self.run.window.find()

    def turn(self):
        """The screen is turned by a quarter: the dummy card has no rotation, but other modes."""
        self.turned = not self.turned
        width, height = self.run.hands.size
        if self.turned:
            width, height = height, width
        name = f"{width}x{height}"
        if self.turned and f"{name} " not in subprocess.run(["xrandr"], capture_output=True, text=True).stdout:
            numbers = [290, width, width + 64, width + 128, width * 5 // 4, height, height + 3, height + 9, height + 40]
            subprocess.run(["xrandr", "--newmode", name, *map(str, numbers)], capture_output=True)
            subprocess.run(["xrandr", "--addmode", "DUMMY0", name], capture_output=True)
        subprocess.run(["xrandr", "--output", "DUMMY0", "--mode", name], capture_output=True)


ENDINGS = ["term", "close", "destroy", "server"]


def storm(seed, seconds, is_long):
    size = "7680x4320" if is_long and seed % 4 == 0 else "2560x1600"
    ending = ENDINGS[seed % len(ENDINGS)]
    keeps = seed % 2 == 0 or ending == "server"
    with Run(f"storm-{seed}", SCENES[seed % len(SCENES)], size=size, keeps=keeps) as run:
        hands = Storm(run, seed)
        hands.large = 2
        end = time.time() + seconds
        while time.time() < end and run.window.process.poll() is None:
            hands.step()
            time.sleep(hands.random.choice([0, 0.002, 0.01, 0.03]))
        code = 0
        if run.window.process.poll() is not None:
            # A random key may have chosen Quit.
            ending = "quit"
        elif ending == "term":
            run.window.process.send_signal(signal.SIGTERM)
        elif ending == "close":
            run.window.close()
        elif ending == "destroy":
            subprocess.run(["xdotool", "windowclose", run.window.number], capture_output=True)
        else:
            run.screen.server.kill()
            code = 2
        turns, events = run.ended(code)
        words = run.window.words()
        run.check("the lost server is told", ending != "server" or "the display closed the connection" in words)
        run.check("nothing else is said", ending == "server" or words.strip() == "", words)
        return f"seed {seed}: {hands.done} random acts, {turns} turns, {events} trace events, ended by {ending}"


# MARK: Real screens


def on_scene(run, index=0):
    """A point of the scene's screen in a window of 1440x900, another one for each finger."""
    return run.window.x + 520 + index % 5 * 50, run.window.y + 160 + index // 5 * 150


def unplug(seconds):
    with Run("unplug", "012-many") as run:
        hands = run.hands
        for finger in (1, 2, 11):
            hands.finger_down(finger, *on_scene(run, finger % 10))
        hands.finger_move(1, *on_scene(run, 6))
        run.wait_for("three fingers are down", lambda: run.count("down") == 3)
        subprocess.run(["xinput", "disable", "touch"], check=True)
        run.wait_for("the fingers of the touchscreen are cancelled", lambda: run.count("cancel") == 2)
        run.check("they are not lifted", run.count("up") == 0)
        hands.finger_move(11, *on_scene(run, 8))
        time.sleep(0.2)
        hands.finger_up(11)
        run.wait_for("the other touchscreen's finger stays, and lifts", lambda: run.count("up") == 1)
        hands.down.clear()
        subprocess.run(["xinput", "enable", "touch"], check=True)
        # The device took its connection along.
        del hands.devices["touch"]
        time.sleep(0.3)
        hands.finger_down(3, *on_scene(run, 3))
        hands.finger_up(3)
        run.wait_for("the touchscreen works when it is back", lambda: run.count("up") == 2)
        run.window.process.send_signal(signal.SIGTERM)
        run.ended(0)
        story = run.program("replay-window", "window.jsonl", "--story").stdout
        run.check("it is said", "2 touches cancelled: the touchscreen was disconnected" in story, story)
        return "2 fingers of a touchscreen that was switched off were cancelled"


def minute(seconds):
    with Run("minute", "012-many", "--size", "1440x900", "--stats") as run:
        hands = run.hands
        centers = [on_scene(run, finger) for finger in range(10)]
        start, downs, tick = time.time(), 0, 0
        while time.time() - start < seconds:
            for finger in range(1, 11):
                # Each finger lifts now and then, at a time of its own.
                phase = (tick + finger * 17) % 100
                (x, y), turn = centers[finger - 1], tick / 9 + finger
                at = x + 22 * math.cos(turn), y + 22 * math.sin(turn)
                if phase == 0 and finger in hands.down:
                    hands.finger_up(finger)
                elif finger not in hands.down:
                    hands.finger_down(finger, *at)
                    downs += 1
                else:
                    hands.finger_move(finger, *at)
            tick += 1
            time.sleep(max(0, start + tick / 60 - time.time()))
        hands.let_go()
        run.wait_for("every finger's lift is recorded", lambda: run.count("up") == downs, 60)
        moves = run.count("move") + run.count("was")
        run.check("every down is recorded", run.count("down") == downs, f"{run.count('down')} of {downs}")
        run.check("every move is recorded", moves == hands.sent, f"{moves} of {hands.sent}")
        run.window.process.send_signal(signal.SIGTERM)
        run.window.process.wait(60)
        statistics = run.window.words().strip().replace("\n", "; ")
        run.ended(0)
        return f"ten fingers for {seconds:g} s: {downs} downs, {moves} of {hands.sent} moves recorded; {statistics}"


def taps(seconds):
    with Run("taps", "000-td-tap", "--stage") as run:
        hands, count = run.hands, int(seconds * 30)
        start = time.time()
        for number in range(count):
            x, y = run.window.x + 214 + number % 7, run.window.y + 463
            hands.finger_down(1, x, y)
            hands.finger_up(1)
            time.sleep(max(0, start + (number + 1) / 30 - time.time()))
        run.wait_for("all taps are recorded", lambda: run.count("up") == count)
        run.check("each has a down", run.count("down") == count, f"{run.count('down')} of {count}")
        run.window.process.send_signal(signal.SIGTERM)
        run.ended(0)
        return f"{count} taps at 30 a second, all recorded"


def outside(seconds):
    with Run("outside", "000-td-panpinch", "--stage") as run:
        hands, window = run.hands, run.window
        hands.finger_down(1, window.x + 200, window.y + 400)
        for step in range(1, 30):
            hands.finger_move(1, window.x + 200 + step * 18, window.y + 400)
            time.sleep(0.01)
        run.check("the finger is outside", hands.down[1][0] > window.x + window.width, f"{window.x} {window.width}")
        hands.finger_up(1)
        run.wait_for("its lift is recorded", lambda: run.count("up") == 1)
        run.window.process.send_signal(signal.SIGTERM)
        run.ended(0)
        return "a finger that lifts outside of the window ends in the scene"


def devices(seconds):
    with Run("devices", "000-td-panpinch", "--stage") as run:
        hands, window = run.hands, run.window
        for finger in (1, 11):
            hands.finger_down(finger, window.x + 150 + finger * 8, window.y + 460)
        for step in range(1, 15):
            hands.finger_move(1, window.x + 158 - step * 5, window.y + 460)
            hands.finger_move(11, window.x + 238 + step * 5, window.y + 460)
            time.sleep(0.016)
        for finger in (1, 11):
            hands.finger_up(finger)
        run.wait_for("both lifts are recorded", lambda: run.count("up") == 2)
        log = run.program("log", "window.rec", "--kinds", "state").stdout
        run.check("they are two fingers", " down 2 " in "\n".join(run.lines()) and "pinch possible -> began" in log, log)
        run.window.process.send_signal(signal.SIGTERM)
        run.ended(0)
        return "the same finger of two touchscreens is two fingers, and they pinch"


def server(seconds):
    with Run("server", "012-many") as run:
        hands = run.hands
        for finger in (1, 2, 3):
            hands.finger_down(finger, *on_scene(run, finger))
        run.wait_for("three fingers are down", lambda: run.count("down") == 3)
        run.screen.server.kill()
        run.ended(2)
        run.check("the fingers are cancelled", any(line.endswith(" interrupt") for line in run.lines()))
        words = run.window.words()
        run.check("and it is told", words.count("\n") == 1 and "the display closed the connection" in words, words)
        return "the server dies under three fingers: told, cancelled, whole"


PARTS = {"unplug": unplug, "minute": minute, "taps": taps, "outside": outside, "devices": devices, "server": server}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    PROGRAM = os.path.abspath(sys.argv[1])
    part, seconds = option("--part", ""), float(option("--seconds", "4"))
    if part and part != "storm" and part not in PARTS:
        sys.exit(f"hands: there is no part '{part}'; the parts are: storm {' '.join(PARTS)}")
    FOLDER = os.path.abspath(option("--folder", "") or tempfile.mkdtemp(prefix="touchscope-hands-"))
    shutil.rmtree(FOLDER, ignore_errors=True)
    seed = int(option("--seed", "1"))
    # What is said differs from run to run; what the program may not do does not.
    for name in [part] if part else ["storm", *PARTS]:
        try:
            said = storm(seed, seconds, seconds > 60) if name == "storm" else PARTS[name](seconds)
        except display.Failed as failure:
            seeds = f" --seed {seed}" if name == "storm" else ""
            print(f"hands: {name} FAILED: {failure}\nrepeat it with: Tests/EndToEnd/hands.py {sys.argv[1]} --part {name}{seeds} --seconds {seconds:g}")
            sys.exit(1)
        print(f"hands: {said}", flush=True)
    shutil.rmtree(FOLDER)
