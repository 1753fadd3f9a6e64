const isOld = () =>
  !('popover' in HTMLElement.prototype && 'name' in HTMLDetailsElement.prototype && 'HTMLDialogElement' in window)

/** A page that cannot bring this reads on: its menu is in the foot, too. */
if (isOld())
  import('./older-browsers')
    .then((browsers) => browsers.helpOlderBrowser())
    .catch((error) => console.warn('Failed to help an older browser:', error))
