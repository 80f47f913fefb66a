#!/usr/bin/env python3
"""Shows by the system calls of the program which files it opens and which sockets: a list of allowed places, and nothing else.

  opens.py PROGRAM [--strict]

Allowed are what the command line names, settings and state, fonts, libraries, the display, and what the system says about itself.
Where tracing is forbidden nothing is shown; with --strict that is a failure.
"""
import os, re, shutil, signal, subprocess, sys, tempfile, time

PROGRAM = os.path.realpath(sys.argv[1])
STRICT = "--strict" in sys.argv
ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
TOUCH = f"{ROOT}/Tests/Support/touchscreen.py"
FOLDER = os.path.realpath(tempfile.mkdtemp(prefix="touchscope-opens-"))
HOME = f"{FOLDER}/home"
# Debug builds find the libraries of Swift in its toolchain.
TOOLCHAIN = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swift") or "/usr/bin/swift")))

# What may be read, by whom it is wanted.
READ = {
    "libraries": r"(/usr)?/lib(32|64)?/|/etc/ld\.so\.|/usr/local/lib/|" + re.escape(TOOLCHAIN) + "/",
    "the program itself": re.escape(os.path.dirname(PROGRAM)) + "/",
    "fonts": r"/etc/fonts|/usr(/local)?/share/(fonts|fontconfig)|/var/cache/fontconfig|/usr/X11R6/lib/X11/fonts|"
             + re.escape(HOME) + r"/(\.fonts|\.fontconfig|\.cache/fontconfig|\.config/fontconfig|\.local/share/fonts|\.fonts\.conf)",
    "the display": r"/usr/share/(X11|icons|locale|libdrm|drirc\.d|glvnd|mime)/|/usr/share/pixmaps|/etc/drirc|/dev/dri|/tmp/\.X11-unix/|"
                   + re.escape(HOME) + r"/(\.Xauthority|\.icons|\.drirc|\.XCompose|\.cache/mesa_shader_cache|\.local/share/icons)|"
                   + re.escape(f"{FOLDER}/x/"),
    "the system about itself": r"/proc/(self|\d+|sys|cpuinfo|meminfo|stat|filesystems|mounts)|/sys/|/dev/(null|urandom|random|zero|tty)|/run/udev/|"
                               r"/etc/(localtime|timezone|passwd|group|nsswitch\.conf|locale\.alias|host\.conf|machine-id|selinux)|"
                               r"/usr/share/zoneinfo|/usr/lib/locale|/var/lib/dbus/machine-id",
}
# Where the trace of a long session may go: unnamed files.
TRACE = r"/var/tmp/touchscope-|/tmp/touchscope-[A-Za-z0-9]{6}$"
# Sockets that may be connected to: the display, and the services of the user's own desktop.
SOCKETS = r'@?/tmp/\.X11-unix/X\d+|/(var/)?run/nscd/socket|/run/user/\d+/|@?/tmp/\.ICE-unix|/(var/)?run/dbus/system_bus_socket|/run/systemd/'
FILES = {"open", "openat", "openat2", "creat", "rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink",
         "unlinkat", "mkdir", "mkdirat", "rmdir", "truncate", "chmod", "fchmodat", "execve", "mknod", "mknodat"}


def fail(words):
    print(f"opens: FAILED: {words}")
    sys.exit(1)


def unavailable(words):
    print(f"opens: not shown: {words}")
    shutil.rmtree(FOLDER)
    sys.exit(1 if STRICT else 0)


def lines(path):
    """The system calls of all threads, joined where a second one came between."""
    waiting = {}
    with open(path, errors="replace") as file:
        for line in file:
            pid, _, call = line.rstrip("\n").partition(" ")
            call = call.strip()
            if call.endswith("<unfinished ...>"):
                waiting[pid] = call[: -len("<unfinished ...>")]
                continue
            found = re.match(r"<\.\.\. \w+ resumed>\s?", call)
            if found:
                call = waiting.pop(pid, "") + call[found.end():]
            yield call


def problems(path, named, folder):
    """Calls that are not allowed; `named` are files that the command line names, which may be read and written."""
    bad, seen = [], {}
    for call in lines(path):
        name = call.partition("(")[0]
        if name in ("socket", "socketpair"):
            if not re.match(r"socket(pair)?\((AF_UNIX|AF_LOCAL|AF_NETLINK)", call):
                bad.append(call)
            continue
        if name in ("connect", "bind", "sendto", "sendmsg", "accept", "listen"):
            if name == "connect" and not ("AF_UNIX" in call and re.search(r'sun_path=("|@")(' + SOCKETS + ")", call)):
                bad.append(call)
            if name in ("bind", "listen", "accept") and "AF_NETLINK" not in call:
                bad.append(call)
            continue
        if name not in FILES:
            continue
        writes = name not in ("open", "openat", "openat2", "execve") or re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)", call)
        for text in re.findall(r'"((?:[^"\\]|\\.)*)"', call)[: 2 if name.startswith(("rename", "link", "sym")) else 1]:
            file = os.path.normpath(os.path.join(folder, text))
            if name == "execve":
                # It starts itself once more, so that sets have the same order in every process.
                if file not in (PROGRAM, "/proc/self/exe"):
                    bad.append(call)
                continue
            base = os.path.join(os.path.dirname(file), re.sub(r"^\.(.*)\.\d+\.part$", r"\1", os.path.basename(file)))
            reason = None
            if base in named or any(item.endswith("/") and (base + "/").startswith(item) for item in named):
                reason = "named"
            elif re.match(TRACE, file):
                reason = "the trace"
            elif writes and re.match(r"/dev/(null|tty|dri/.*)$|" + re.escape(HOME) + r"/(\.fontconfig|\.cache/(fontconfig|mesa_shader_cache))|/var/cache/fontconfig", file):
                reason = "caches of libraries"
            elif not writes:
                reason = next((why for why, places in READ.items() if re.match(places, file)), None)
            if reason:
                seen[reason] = seen.get(reason, 0) + 1
            else:
                bad.append(call)
    return bad, seen


def trace(name, arguments, ends=None, program=PROGRAM):
    """Runs a command under strace; `ends` after so many seconds by SIGTERM."""
    log = f"{FOLDER}/{name}.trace"
    command = ["strace", "-f", "-qq", "-s", "4096", "-e", "trace=%file,%network", "-o", log, program, *arguments]
    process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ends:
        time.sleep(ends)
        with open(f"/proc/{process.pid}/task/{process.pid}/children") as file:
            for child in file.read().split():
                os.kill(int(child), signal.SIGTERM)
    try:
        output = process.communicate(timeout=120)[0]
    except subprocess.TimeoutExpired:
        process.kill()
        fail(f"{name} does not end")
    return log, process.returncode, output


def show(name, arguments, named, ends=None):
    log, code, output = trace(name, arguments, ends)
    if code != 0:
        fail(f"{name} exits with {code}:\n{output}")
    bad, seen = problems(log, {os.path.normpath(os.path.join(FOLDER, n)) + ("/" if n.endswith("/") else "") for n in named}, FOLDER)
    if bad:
        fail(f"{name} asks for what nobody named:\n  " + "\n  ".join(sorted(set(bad))[:20]))
    if "named" not in seen:
        fail(f"{name} opens nothing that was named: the trace is not complete")
    print(f"opens: {name}: " + ", ".join(f"{count} of {why}" for why, count in sorted(seen.items())))


if not shutil.which("strace"):
    unavailable("there is no strace")
if subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True).returncode != 0:
    unavailable("tracing is forbidden here")

os.makedirs(f"{HOME}/state")
os.environ.update(HOME=HOME, XDG_STATE_HOME=f"{HOME}/state")
for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY"):
    os.environ.pop(name, None)
shutil.copy(f"{ROOT}/scenes/000-td-tap.yaml", f"{FOLDER}/tap.yaml")

# It would be seen: a file that nobody named, one that is written, and a socket of the network.
for planted in ("open('/etc/hostname')", "open('/tmp/touchscope-planted', 'w')", "import socket; socket.socket()",
                "import os; os.rename('tap.yaml', 'tap.yaml')"):
    log, _, _ = trace("planted", ["-I", "-c", planted], program=sys.executable)
    word = re.search(r"/etc/hostname|touchscope-planted|socket\(\)|tap\.yaml", planted).group().replace("()", "(AF_INET")
    if not any(word in call for call in problems(log, set(), FOLDER)[0]):
        fail(f"what was planted is not seen: {planted}")
if os.path.exists("/tmp/touchscope-planted"):
    os.remove("/tmp/touchscope-planted")
print("opens: what was planted is seen")

show("check", ["check", "tap.yaml", "--junit", "report.xml"], {"tap.yaml", "report.xml"})
show("log", ["log", "tap.yaml", "--run", "single tap"], {"tap.yaml"})
show("shot", ["shot", "tap.yaml", "--run", "single tap", "-o", "shot.png"], {"tap.yaml", "shot.png"})
show("shot of vectors", ["shot", "tap.yaml", "--run", "single tap", "-o", "shot.svg"], {"tap.yaml", "shot.svg"})

server = None
if shutil.which("Xorg"):
    number = 90
    while os.path.exists(f"/tmp/.X{number}-lock") or os.path.exists(f"/tmp/.X11-unix/X{number}"):
        number += 1
    with open(f"{FOLDER}/server.log", "w") as output:
        server = subprocess.Popen([sys.executable, TOUCH, "serve", f"{FOLDER}/x", "--display", f":{number}"], stdout=output, stderr=output)
    os.environ["DISPLAY"] = f":{number}"
    for _ in range(100):
        if subprocess.run(["xwininfo", "-root"], capture_output=True).returncode == 0:
            break
        time.sleep(0.1)
    else:
        server.terminate()
        fail("the X server does not start")
if server is None:
    unavailable("there is no X server for the window")
try:
    show("open", ["open", "tap.yaml", "--record", "open.rec", "--record-window", "open.log"],
         {"tap.yaml", "open.rec", "open.log", "home/state/touchscope/", "scenes/", "recordings/"}, ends=4)
    if not os.path.exists(f"{HOME}/state/touchscope/settings.json"):
        fail("no settings were saved, so that nothing was shown about them")
    show("replay", ["replay", "open.rec", "--quit-after", "2"], {"open.rec", "tap.yaml"})
finally:
    server.terminate()
    server.wait(10)
shutil.rmtree(FOLDER)
print("opens: only what was named, settings and state, fonts, libraries and the display; no network")
