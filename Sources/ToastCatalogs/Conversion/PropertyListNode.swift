/// A value to be written as a property list.
indirect enum PropertyListNode {
  case text(String)
  case list([PropertyListNode])
  case dictionary([(key: String, value: PropertyListNode)])
}
