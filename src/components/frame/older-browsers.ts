import { apply as addPopovers } from '@oddbird/popover-polyfill/fn'

/** Gives a browser of 2021 what the pages ask of it: menus as popovers, dialogs, one open answer of several. */
export async function helpOlderBrowser() {
  if (!('popover' in HTMLElement.prototype)) addPopovers()
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeOthers, true)
  if (!('HTMLDialogElement' in window)) await addDialogs()
}

function closeOthers({ target }: Event) {
  const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name')
  if (!name) return
  for (const each of document.querySelectorAll<HTMLDetailsElement>('details[name][open]'))
    if (each !== target && each.getAttribute('name') === name) each.open = false
}

/** Safari before 15.4 and Firefox before 98 know no dialog: each becomes one when it is first asked. */
async function addDialogs() {
  const [{ default: dialogs }, { default: css }, { addStyles }] = await Promise.all([
    import('dialog-polyfill'),
    import('dialog-polyfill/dialog-polyfill.css?inline'),
    import('~/islands/ui/added-styles'),
  ])
  addStyles(css)
  const registered = (element: HTMLElement) => {
    dialogs.forceRegisterDialog(element as HTMLDialogElement)
    return element as HTMLDialogElement
  }
  Object.defineProperties(HTMLUnknownElement.prototype, {
    open: { configurable: true, get: isOpen },
    showModal: { configurable: true, value: showModal },
    close: { configurable: true, value: () => {} },
  })
  function isOpen(this: HTMLElement) {
    return this.hasAttribute('open')
  }
  function showModal(this: HTMLElement) {
    registered(this).showModal()
  }
}
