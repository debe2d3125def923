import ToastCommands

Tool.main()
