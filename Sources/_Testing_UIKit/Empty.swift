// Swift Testing looks for a module of this name as soon as a file imports both it and UIKit. There is nothing to add.
