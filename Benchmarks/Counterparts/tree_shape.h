// The trees of TreeShape.swift with the same queries, for hit tests of other toolkits.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

struct Rect { int x, y, width, height; };
struct Point { double x, y; };

struct TreeShape {
  static constexpr int width = 16384, height = 1024, chainLength = 500;
  std::string name;
  std::vector<int> parents;
  std::vector<Rect> rects;  // in the parent's coordinates
  Rect area{0, 0, width, height};

  static TreeShape wide(int count) {
    TreeShape shape("wide");
    for (int i = 0; i < count - 1; i++) shape.add(0, {i % 800 * 10, i / 800 % 100 * 10, 10, 10});
    shape.area = {8192, 0, 8192, 1024};
    return shape;
  }

  static TreeShape deep(int count) {
    TreeShape shape("deep");
    int chains = std::max(1, (count - 2 + chainLength) / chainLength);
    int w = width / chains;
    for (int chain = 0; chain < chains; chain++) {
      int parent = 0;
      for (int level = 0; level < std::min(chainLength, count - 1 - chain * chainLength); level++) {
        shape.add(parent, {level == 0 ? chain * w : 0, 0, w, height});
        parent = int(shape.parents.size()) - 1;
      }
    }
    shape.area = {0, 0, chains * w, height};
    return shape;
  }

  static TreeShape mixed(int count) {
    TreeShape shape("mixed");
    for (int i = 1; i < count; i++) {
      int parent = (i - 1) / 8, place = (i - 1) % 8;
      Rect outer = shape.rects[parent];
      shape.add(parent, {outer.width / 4 * (place % 4), outer.height / 2 * (place / 4),
                         outer.width / 4, outer.height / 2});
    }
    return shape;
  }

  std::vector<Point> queries(int count) const {
    uint64_t state = 12345;
    auto next = [&] {
      state = state * 6364136223846793005ull + 1442695040888963407ull;
      return double(state >> 40) / double(1 << 24);
    };
    std::vector<Point> points;
    for (int i = 0; i < count; i++) {
      double x = area.x + std::floor(next() * area.width) + 0.5;
      points.push_back({x, area.y + std::floor(next() * area.height) + 0.5});
    }
    return points;
  }

  // How many a hit test asks that asks the last child first.
  long visits(const std::vector<Point> &points) const {
    std::vector<std::vector<int>> children(parents.size());
    for (size_t i = 1; i < parents.size(); i++) children[parents[i]].push_back(int(i));
    long count = 0;
    for (Point point : points) {
      int node = 0;
      count++;
      for (bool found = true; found;) {
        found = false;
        for (auto child = children[node].rbegin(); child != children[node].rend(); ++child) {
          count++;
          Rect r = rects[*child];
          if (point.x >= r.x && point.x < r.x + r.width && point.y >= r.y && point.y < r.y + r.height) {
            point = {point.x - r.x, point.y - r.y};
            node = *child;
            found = true;
            break;
          }
        }
      }
    }
    return count;
  }

 private:
  explicit TreeShape(const char *name) : name(name) { add(-1, {0, 0, width, height}); }
  void add(int parent, Rect rect) {
    parents.push_back(parent);
    rects.push_back(rect);
  }
};

inline double nanoseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// Measures `pick` on a shape: the least time of five rounds of up to 0.2 seconds.
template <typename Pick>
void measure(const char *toolkit, const TreeShape &shape, int count, Pick pick) {
  long perQuery = std::max(1l, shape.visits(shape.queries(64)) / 64);
  long most = std::max(8l, std::min(100000l, 1000000 / perQuery));
  auto sample = shape.queries(8);
  double first = nanoseconds();
  for (Point point : sample) pick(point);
  double one = (nanoseconds() - first) / sample.size();
  auto points = shape.queries(int(std::max(8l, std::min(most, long(2e8 / one)))));
  long visits = shape.visits(points);
  double least = INFINITY;
  for (int round = 0; round < 5; round++) {
    long hits = 0;
    double start = nanoseconds();
    for (Point point : points) hits += pick(point) != nullptr;
    least = std::min(least, nanoseconds() - start);
    if (hits != long(points.size())) {
      std::fprintf(stderr, "%s: %s %d: %ld of %zu points hit nothing\n", toolkit, shape.name.c_str(),
                   count, long(points.size()) - hits, points.size());
      std::exit(1);
    }
  }
  std::printf("W1 %s, %s %d", toolkit, shape.name.c_str(), count);
  int used = std::snprintf(nullptr, 0, "W1 %s, %s %d", toolkit, shape.name.c_str(), count);
  std::printf("%*s%10.2f ns/view  %10.3f us/query  %ld views a query\n", std::max(1, 44 - used), "",
              least / visits, least / points.size() / 1000, visits / long(points.size()));
  std::fflush(stdout);
}

inline std::vector<TreeShape> shapes(int count) {
  return {TreeShape::wide(count), TreeShape::deep(count), TreeShape::mixed(count)};
}
