#!/usr/bin/env python3
"""Kills a program at random moments while it saves a scene, a recording and settings: each file is an old or a new one, whole.

  kills.py SAVER [KILLS [SEED]]

SAVER is the program FileSaver of the tests: it saves the same files again and again, with one of two contents.
"""
import os, random, shutil, subprocess, sys, tempfile, time

SAVER = os.path.abspath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 20
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else int(time.time())
FILES = ("scene.yaml", "saved.rec", "state/settings.json")
FOLDER = tempfile.mkdtemp(prefix="touchscope-kills-")


def fail(words):
    print(f"kills: FAILED (seed {SEED}): {words}; the files are in {FOLDER}")
    sys.exit(1)


def content(path):
    with open(path, "rb") as file:
        return file.read()


def rounds(count):
    """What the files have in them after some whole rounds."""
    folder = f"{FOLDER}/{count}"
    os.mkdir(folder)
    result = subprocess.run([SAVER, folder, str(count)], capture_output=True, text=True, timeout=120)
    if result.returncode != 0:
        fail(result.stderr)
    return {name: content(f"{folder}/{name}") for name in FILES}


# The recording names its scene from where it lies, so all folders are equally deep.
versions = [rounds(1), rounds(2)]
for name in FILES:
    if versions[0][name] == versions[1][name]:
        fail(f"{name} is always the same")
random.seed(SEED)
work = f"{FOLDER}/work"
os.mkdir(work)
seen = {name: set() for name in FILES}
left = 0
for kill in range(KILLS):
    process = subprocess.Popen([SAVER, work], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if process.stdout.readline() != "ready\n":
        fail(process.stderr.read())
    time.sleep(random.random() * 0.1)
    process.kill()
    process.wait(20)
    for name in FILES:
        if not os.path.exists(f"{work}/{name}"):
            # Only a first save that was killed leaves nothing.
            if seen[name]:
                fail(f"after kill {kill + 1} there is no {name}")
            continue
        found = [index for index, version in enumerate(versions) if version[name] == content(f"{work}/{name}")]
        if not found:
            fail(f"after kill {kill + 1} {name} is neither the old nor the new one")
        seen[name].add(found[0])
    for name in sorted(os.listdir(work)):
        if name.startswith("new"):
            if content(f"{work}/{name}") not in [version["saved.rec"] for version in versions]:
                fail(f"after kill {kill + 1} {name} is not whole")
            os.remove(f"{work}/{name}")
    # What was being written has a name of its own, which says so.
    for folder in (work, f"{work}/state"):
        for name in os.listdir(folder) if os.path.isdir(folder) else []:
            if name.endswith(".part"):
                left += 1
                os.remove(f"{folder}/{name}")
    others = set(os.listdir(work)) - {"scene.yaml", "saved.rec", "state"}
    if others:
        fail(f"after kill {kill + 1} there is {others}")
if KILLS >= 20 and any(len(found) < 2 for found in seen.values()):
    fail(f"the moments were not random: {seen}")
if KILLS >= 20 and left == 0:
    fail("no kill came while a file was written")
shutil.rmtree(FOLDER)
print(f"kills: {KILLS} kills while a scene, recordings and settings were saved: all whole; {left} came while a file was written (seed {SEED})")
