const OPENING = ['order', 'quantity', 'placed']

/** Makes a dialog modal that the page opened with, lets a click beside it close it, and forgets its link then. */
export function watchDialog(dialog: HTMLDialogElement, onClose = () => {}) {
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => {
    forgetLink()
    onClose()
  })
  if (dialog.open) makeModal(dialog)
}

function makeModal(dialog: HTMLDialogElement) {
  const { activeElement } = document
  // Only a closed dialog can become modal, and close() would fire an event.
  dialog.removeAttribute('open')
  dialog.showModal()
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus()
  else dialog.querySelector<HTMLInputElement>('[name="quantity"]')?.focus()
}

export function forgetLink() {
  const query = new URLSearchParams(location.search)
  for (const name of OPENING) query.delete(name)
  const path = query.size > 0 ? `${location.pathname}?${query}` : location.pathname
  if (path !== location.pathname + location.search) history.replaceState(history.state, '', path + location.hash)
}
