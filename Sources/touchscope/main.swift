import DemoClasses
import TouchscopeApp

// The program with the articles' own classes; a program of yours registers its classes in the same way.
var registrations: [Touchscope.Registration] = []
for entry in DemoCatalog.views { registrations.append(.init(view: entry.name, entry.make)) }
for entry in DemoCatalog.recognizers {
  registrations.append(.init(recognizer: entry.name, entry.make))
}
for entry in DemoCatalog.controllers {
  registrations.append(.init(controller: entry.name, entry.make))
}
for entry in DemoCatalog.windows { registrations.append(.init(window: entry.name, entry.make)) }
for entry in DemoCatalog.applications {
  registrations.append(.init(application: entry.name, entry.make))
}
for entry in DemoCatalog.delegates { registrations.append(.init(delegate: entry.name, entry.make)) }
Touchscope.main(register: registrations)
