// The least a Swift program does.
print("あとで")
