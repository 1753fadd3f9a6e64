const isOld = () =>
  !('popover' in HTMLElement.prototype && 'name' in HTMLDetailsElement.prototype && 'HTMLDialogElement' in window)

/** If this fails to load, the page still works: its menu is also in the footer. */
if (isOld())
  import('./older-browsers')
    .then((browsers) => browsers.helpOlderBrowser())
    .catch((error) => console.warn('Failed to help an older browser:', error))
