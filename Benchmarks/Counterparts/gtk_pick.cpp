// gtk_widget_pick of GTK 4 on the trees of the hit-test benchmark: gtk_pick COUNT...
#include <gtk/gtk.h>

#include "tree_shape.h"

// A widget that lays its children out where the tree has them.
struct Node {
  GtkWidget parent;
  Rect rect;
};
typedef struct { GtkWidgetClass parent_class; } NodeClass;
G_DEFINE_TYPE(Node, node, GTK_TYPE_WIDGET)

static void node_size_allocate(GtkWidget *widget, int, int, int) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    Rect rect = reinterpret_cast<Node *>(child)->rect;
    graphene_point_t origin = {float(rect.x), float(rect.y)};
    gtk_widget_allocate(child, rect.width, rect.height, -1,
                        gsk_transform_translate(nullptr, &origin));
  }
}

static void node_measure(GtkWidget *widget, GtkOrientation orientation, int, int *minimum,
                         int *natural, int *, int *) {
  Rect rect = reinterpret_cast<Node *>(widget)->rect;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? rect.width : rect.height;
}

static void node_dispose(GObject *object) {
  while (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(object))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(node_parent_class)->dispose(object);
}

static void node_class_init(NodeClass *type) {
  GTK_WIDGET_CLASS(type)->size_allocate = node_size_allocate;
  GTK_WIDGET_CLASS(type)->measure = node_measure;
  G_OBJECT_CLASS(type)->dispose = node_dispose;
}
static void node_init(Node *) {}

int main(int argc, char **argv) {
  if (!gtk_init_check()) {
    std::fprintf(stderr, "gtk_pick: there is no display\n");
    return 1;
  }
  for (int i = 1; i < argc; i++) {
    int count = std::atoi(argv[i]);
    for (const TreeShape &shape : shapes(count)) {
      std::vector<GtkWidget *> widgets;
      for (size_t n = 0; n < shape.parents.size(); n++) {
        GtkWidget *widget = GTK_WIDGET(g_object_new(node_get_type(), nullptr));
        reinterpret_cast<Node *>(widget)->rect = shape.rects[n];
        // Else GTK asks the children of widgets that do not contain the point, too.
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
        if (n > 0) gtk_widget_insert_before(widget, widgets[shape.parents[n]], nullptr);
        widgets.push_back(widget);
      }
      GtkWidget *window = gtk_window_new();
      gtk_window_set_child(GTK_WINDOW(window), widgets[0]);
      gtk_widget_set_visible(window, TRUE);
      // Laid out by hand: no window of that size has to fit on the screen.
      int minimum = 0, natural = 0;
      gtk_widget_measure(widgets[0], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nullptr, nullptr);
      gtk_widget_measure(widgets[0], GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nullptr, nullptr);
      gtk_widget_allocate(widgets[0], TreeShape::width, TreeShape::height, -1, nullptr);
      measure("gtk_widget_pick", shape, count, [&](Point p) {
        return gtk_widget_pick(widgets[0], p.x, p.y, GTK_PICK_DEFAULT);
      });
      gtk_window_destroy(GTK_WINDOW(window));
      while (g_main_context_iteration(nullptr, FALSE)) {}
    }
  }
}
