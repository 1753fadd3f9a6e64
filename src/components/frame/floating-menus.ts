import { matchesIfKnown } from '~/islands/ui/matches'

/** What is pressed on purpose, though a menu is open above it. */
const CONTROLS = 'a, button, input, label, option, select, summary, textarea'

/** The menus and panels that float over the page and are open, each with its button. */
function openMenus(): Element[] {
  const more = document.getElementById('more')
  return [
    ...document.querySelectorAll('details[data-floating][open]'),
    ...[...document.querySelectorAll('.notification-panel')].flatMap((panel) => panel.parentElement ?? []),
    ...(more?.parentElement && matchesIfKnown(more, ':popover-open') ? [more.parentElement] : []),
  ]
}

const close = (menu: Element) => menu.removeAttribute('open')

/** Floating menus of the back office close by Escape, and by a press beside them, which then opens nothing beneath. */
export function watchFloatingMenus() {
  let isSpent = false

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const open = openMenus().filter((menu) => !menu.contains(target as Node))
      isSpent = open.length > 0 && !(target as Element).closest?.(CONTROLS)
      open.forEach(close)
    },
    { capture: true },
  )

  document.addEventListener(
    'click',
    (event) => {
      // A key presses without a pointer.
      if (isSpent && event.detail > 0) {
        event.preventDefault()
        event.stopPropagation()
      }
      isSpent = false
    },
    { capture: true },
  )

  document.addEventListener(
    'keydown',
    (event) => {
      const menu = event.key === 'Escape' ? document.querySelector('details[data-floating][open]') : null
      if (!menu) return
      // A dialog beneath stays open.
      event.preventDefault()
      event.stopPropagation()
      close(menu)
      menu.querySelector('summary')?.focus()
    },
    { capture: true },
  )
}
