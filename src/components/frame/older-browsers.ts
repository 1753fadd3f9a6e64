import { apply as addPopovers } from '@oddbird/popover-polyfill/fn'
import { addStyles, hasConstructedSheets } from '~/islands/ui/added-styles'
import { printSheetsAlone } from './print-sheets-alone'

/** Polyfills for browsers of 2021: popovers, dialogs, and exclusive accordions. */
export async function helpOlderBrowser() {
  if (!('popover' in HTMLElement.prototype)) bringPopovers()
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeOthers, true)
  if (!CSS.supports('selector(:has(*))')) printSheetsAlone()
  if (!('HTMLDialogElement' in window)) await addDialogs()
}

/** The browsers' default styles of popovers. */
const POPOVER =
  ':where([popover]){position:fixed;inset:0;width:fit-content;height:fit-content;margin:auto;padding:.25em;border:solid;overflow:auto;background-color:canvas;color:canvastext}'

/** Needs constructed stylesheets. Otherwise the polyfill would add a style element, which our policy blocks. */
function bringPopovers() {
  if (hasConstructedSheets()) return addPopovers()
  document.head.prepend = () => {}
  addPopovers()
  Reflect.deleteProperty(document.head, 'prepend')
  addStyles(POPOVER)
}

function closeOthers({ target }: Event) {
  const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name')
  if (!name) return
  for (const each of document.querySelectorAll<HTMLDetailsElement>('details[name][open]'))
    if (each !== target && each.getAttribute('name') === name) each.open = false
}

/** Safari before 15.4 and Firefox before 98 have no dialogs. Each is upgraded when it is first used. */
async function addDialogs() {
  const [{ default: dialogs }, { default: css }] = await Promise.all([
    import('dialog-polyfill'),
    import('dialog-polyfill/dialog-polyfill.css?inline'),
  ])
  addStyles(css)
  const registered = (element: HTMLElement) => {
    dialogs.forceRegisterDialog(element as HTMLDialogElement)
    return element as HTMLDialogElement
  }
  Object.defineProperties(HTMLUnknownElement.prototype, {
    open: { configurable: true, get: isOpen },
    // The polyfill defines its own on each dialog.
    showModal: { configurable: true, writable: true, value: showModal },
    close: { configurable: true, writable: true, value: () => {} },
  })
  function isOpen(this: HTMLElement) {
    return this.hasAttribute('open')
  }
  function showModal(this: HTMLElement) {
    registered(this).showModal()
  }
}
