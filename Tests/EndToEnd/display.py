"""A real X server, and the program in a window on it, for tests that use it as a user does."""
import ctypes, os, re, select, signal, struct, subprocess, sys, time

SUPPORT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support")
TOUCH = os.path.join(SUPPORT, "touchscreen.py")
# Only a machine that does nothing for so many seconds fails a test.
PATIENCE = 180


class Failed(Exception):
    """What should hold and does not, with what was seen instead."""

    def __init__(self, what, detail=""):
        super().__init__(f"{what}\n{detail}")


def free_display():
    number = 60
    while os.path.exists(f"/tmp/.X{number}-lock") or os.path.exists(f"/tmp/.X11-unix/X{number}"):
        number += 1
    return f":{number}"


class Screen:
    """The X server; `folder` has its sockets and its log."""

    player = None

    def __init__(self, folder, size="1600x1000"):
        os.makedirs(folder, exist_ok=True)
        self.folder = folder
        self.name = free_display()
        self.log = open(f"{folder}/server.log", "w")
        self.server = subprocess.Popen([sys.executable, TOUCH, "serve", folder, "--display", self.name, "--size", size], stdout=self.log, stderr=self.log)
        os.environ["DISPLAY"] = self.name
        os.environ.pop("SDL_VIDEODRIVER", None)
        for _ in range(PATIENCE * 10):
            if subprocess.run(["xwininfo", "-root"], capture_output=True).returncode == 0 and os.path.exists(f"{folder}/touch2.sock"):
                return
            time.sleep(0.1)
        self.close()
        raise Failed("the X server starts", self.words())

    def words(self):
        """What the server said last."""
        return open(f"{self.folder}/server.log").read()[-2000:]

    def close(self):
        if self.player:
            self.player.kill()
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()

    def play(self, script):
        """Plays a script of touchscreen.py. The server takes one connection per device, so one player serves all scripts."""
        if not self.player:
            self.player = subprocess.Popen([sys.executable, TOUCH, "play", self.folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.player.stdin.write(script + "\nsay done\n")
        self.player.stdin.flush()
        ready, _, _ = select.select([self.player.stdout], [], [], PATIENCE)
        if not ready or self.player.stdout.readline().strip() != "done":
            raise Failed("the fingers move", self.words())


class Window:
    """One run of the program with its window; `log` gets what it says."""

    def __init__(self, program, arguments, log, **options):
        self.output = open(log, "w+")
        self.process = subprocess.Popen([program, *arguments], stdout=self.output, stderr=self.output, **options)
        for _ in range(PATIENCE * 10):
            if self.find():
                time.sleep(0.8)
                self.find()
                return
            time.sleep(0.1)
        raise Failed("the window opens", self.words())

    def find(self):
        """Reads where the window is; false while there is none."""
        tree = subprocess.run(["xwininfo", "-root", "-tree"], capture_output=True, text=True).stdout
        found = re.search(r'(0x[0-9a-f]+) "Touchscope.*?(\d+)x(\d+)\+\S+\s+\+(-?\d+)\+(-?\d+)', tree)
        if found:
            self.number = found.group(1)
            self.width, self.height, self.x, self.y = map(int, found.groups()[1:])
        return found is not None

    def words(self):
        """All that the program has said."""
        self.output.flush()
        self.output.seek(0)
        return self.output.read()

    def at(self, x, y):
        return f"{self.x + x} {self.y + y}"

    def picture(self, path):
        subprocess.run(["import", "-window", "root", "-crop", f"{self.width}x{self.height}+{self.x}+{self.y}", "+repage", path], check=True)

    def end(self, how=signal.SIGTERM, within=PATIENCE):
        self.process.send_signal(how)
        return self.process.wait(within)

    def close(self):
        """Asks the window to close, as a window manager does when its cross is clicked."""
        x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x.XOpenDisplay(None))
        protocols = x.XInternAtom(display, b"WM_PROTOCOLS", 0)
        delete = x.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
        number = int(self.number, 16)
        message = ClientMessage(33, 0, 1, display.value, number, protocols, 32, (ctypes.c_long * 5)(delete, 0, 0, 0, 0))
        x.XSendEvent(display, ctypes.c_ulong(number), 0, ctypes.c_long(0), ctypes.byref(message))
        x.XFlush(display)
        x.XCloseDisplay(display)


class ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent."""
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int), ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
                ("room", ctypes.c_long * 12)]


class Desktop:
    """What shares settings with the programs on the X server, as a desktop does (XSETTINGS); `theme` is the name of its theme."""

    def __init__(self, theme):
        x = self.x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = ctypes.c_void_p
        for function in (x.XInternAtom, x.XDefaultRootWindow, x.XCreateSimpleWindow):
            function.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(x.XOpenDisplay(None))
        root = ctypes.c_ulong(x.XDefaultRootWindow(self.display))
        self.window = ctypes.c_ulong(x.XCreateSimpleWindow(self.display, root, -9, -9, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0)))
        manager = ctypes.c_ulong(x.XInternAtom(self.display, b"_XSETTINGS_S0", 0))
        self.share(theme)
        x.XSetSelectionOwner(self.display, manager, self.window, ctypes.c_ulong(0))
        x.XSync(self.display, 0)

    def share(self, theme):
        def text(words):
            return words + bytes(-len(words) % 4)
        name, value = b"Net/ThemeName", theme.encode()
        antialias = struct.pack("<BBH", 0, 0, 13) + text(b"Xft/Antialias") + struct.pack("<Ii", 0, 1)
        entry = struct.pack("<BBH", 1, 0, len(name)) + text(name) + struct.pack("<II", 0, len(value)) + text(value)
        settings = struct.pack("<BxxxII", 0, 1, 2) + antialias + entry
        kind = ctypes.c_ulong(self.x.XInternAtom(self.display, b"_XSETTINGS_SETTINGS", 0))
        self.x.XChangeProperty(self.display, self.window, kind, kind, 8, 0, settings, len(settings))
        self.x.XSync(self.display, 0)

    def close(self):
        self.x.XCloseDisplay(self.display)
