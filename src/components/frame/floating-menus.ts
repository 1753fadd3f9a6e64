import { matchesIfKnown } from '~/islands/ui/matches'

/** Controls that a press activates even while a menu is open. */
const CONTROLS = 'a, button, input, label, option, select, summary, textarea'

/** The open floating menus and panels, each with its button. */
function openMenus(): Element[] {
  const more = document.getElementById('more')
  return [
    ...document.querySelectorAll('details[data-floating][open]'),
    ...[...document.querySelectorAll('.notification-panel')].flatMap((panel) => panel.parentElement ?? []),
    ...(more?.parentElement && matchesIfKnown(more, ':popover-open') ? [more.parentElement] : []),
  ]
}

const close = (menu: Element) => menu.removeAttribute('open')

/** Closes floating menus of the back office by Escape or an outside press. Such a press activates nothing below. */
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
      // A key press has no pointer.
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
      // Keeps a dialog below open.
      event.preventDefault()
      event.stopPropagation()
      close(menu)
      menu.querySelector('summary')?.focus()
    },
    { capture: true },
  )
}
