// QWidget::childAt and QQuickItem::childAt of Qt 6 on the trees of the hit-test benchmark: qt_pick COUNT...
#include <QApplication>
#include <QQuickItem>
#include <QWidget>

#include "tree_shape.h"

// QQuickItem::childAt looks at the children of one item only; a window goes down through the tree with private code.
static QQuickItem *pick(QQuickItem *item, QPointF point) {
  while (QQuickItem *child = item->childAt(point.x(), point.y())) {
    point -= child->position();
    item = child;
  }
  return item;
}

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  for (int i = 1; i < argc; i++) {
    int count = std::atoi(argv[i]);
    for (const TreeShape &shape : shapes(count)) {
      {
        std::vector<QWidget *> widgets;
        for (size_t n = 0; n < shape.parents.size(); n++) {
          auto widget = new QWidget(n > 0 ? widgets[shape.parents[n]] : nullptr);
          Rect rect = shape.rects[n];
          widget->setGeometry(rect.x, rect.y, rect.width, rect.height);
          widgets.push_back(widget);
        }
        // childAt passes over hidden widgets; the root is not shown, its descendants are marked as visible.
        widgets[0]->setAttribute(Qt::WA_DontShowOnScreen);
        widgets[0]->show();
        QWidget *root = widgets[0];
        measure("QWidget::childAt", shape, count, [&](Point p) {
          QWidget *hit = root->childAt(int(p.x), int(p.y));
          return hit ? hit : root;
        });
        delete root;
      }
      std::vector<QQuickItem *> items;
      for (size_t n = 0; n < shape.parents.size(); n++) {
        auto item = new QQuickItem(n > 0 ? items[shape.parents[n]] : nullptr);
        Rect rect = shape.rects[n];
        item->setPosition({double(rect.x), double(rect.y)});
        item->setSize({double(rect.width), double(rect.height)});
        items.push_back(item);
      }
      measure("QQuickItem::childAt", shape, count,
              [&](Point p) { return pick(items[0], {p.x, p.y}); });
      // Deep trees are taken apart from below: a destructor for every level would need much stack.
      for (size_t n = items.size(); n-- > 0;) delete items[n];
    }
  }
}
