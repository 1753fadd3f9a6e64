import { sharedMessages } from '~/content/messages'
import { $topDialog } from '~/stores/open-dialogs'
import { languageOfPage } from '~/stores/page-language'
import { $toast, showKeptToast, type Toast, type ToastAction } from '~/stores/toasts'
import css from '~/styles/toasts.css?inline'
import { addStyles } from './added-styles'

/** Milliseconds; restarts when the pointer leaves it. */
const SHOWN_FOR = 5000
const KEY = 'F8'
const SWIPE_PIXELS = 50

const wordsOfToasts = () => sharedMessages(languageOfPage()).toasts

let region: HTMLElement | undefined
let before: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let isPointed = false

/**
 * Shows the current toast at the edge of the window, or in the topmost dialog; it replaces the previous one. F8 focuses it.
 * Returns a cleanup function.
 */
export function watchToasts(): () => void {
  addStyles(css)
  document.addEventListener('keydown', focusByKey)
  const ends = [$toast.subscribe(show), $topDialog.listen(moveToDialog)]
  showKeptToast()
  return () => {
    for (const end of ends) end()
    document.removeEventListener('keydown', focusByKey)
    // The next page must not show it again.
    $toast.set(null)
    region?.remove()
  }
}

const remove = () => $toast.set(null)

function show(toast: Toast | null) {
  clearTimeout(timer)
  if (!toast) return clear()
  const [shown, list] = openRegion()
  list.setAttribute('aria-live', toast.tone === 'destructive' || toast.actions.length > 0 ? 'assertive' : 'polite')
  const item = newItem(toast)
  const wasInside = shown.contains(document.activeElement)
  list.replaceChildren(item)
  if (wasInside) shown.focus()
  removeBySwipe(shown, item)
  removeLater()
}

function clear() {
  isPointed = false
  const wasInside = region?.contains(document.activeElement)
  region?.querySelector('ol')?.replaceChildren()
  if (wasInside && before instanceof HTMLElement) before.focus()
}

/** One live region for all toasts, so that screen readers know it before it is filled. Recreated after a navigation. */
function openRegion(): [HTMLElement, HTMLElement] {
  region ??= newRegion()
  region.setAttribute('aria-label', wordsOfToasts().label(KEY))
  if (!region.isConnected) moveToDialog($topDialog.get())
  return [region, region.firstElementChild as HTMLElement]
}

function moveToDialog(dialog: HTMLElement | undefined) {
  if (region) (dialog ?? document.body).append(region)
}

function newRegion(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element, { role: 'region', tabIndex: -1 })
  const list = document.createElement('ol')
  list.className = 'toasts'
  element.append(list)
  for (const sign of ['pointerenter', 'pointerleave']) {
    element.addEventListener(sign, () => {
      isPointed = sign === 'pointerenter'
      removeLater()
    })
  }
  element.addEventListener('focusout', removeLater)
  element.addEventListener('keydown', removeByEscape)
  return element
}

function newItem({ title, description, tone, actions }: Toast): HTMLElement {
  const words = wordsOfToasts()
  const item = document.createElement('li')
  item.dataset['tone'] = tone
  item.append(newText(title, description), ...actions.map(newAction), newButton('×', remove))
  Object.assign(item.lastElementChild as Element, { className: 'close', ariaLabel: words.dismiss })
  for (const { label } of actions) {
    const hint = document.createElement('span')
    Object.assign(hint, { className: 'visually-hidden', textContent: words.reach(label, KEY) })
    item.append(hint)
  }
  return item
}

function newText(title: string, description: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'words'
  const strong = document.createElement('strong')
  strong.textContent = title
  const line = document.createElement('div')
  line.textContent = description
  element.append(strong, line)
  return element
}

function newAction(action: ToastAction): HTMLElement {
  if ('href' in action) {
    const link = document.createElement('a')
    link.addEventListener('click', remove)
    return Object.assign(link, {
      className: 'button',
      href: action.href,
      target: '_blank',
      rel: 'noreferrer',
      textContent: action.label,
    })
  }
  return newButton(action.label, () => {
    remove()
    action.run()
  })
}

function newButton(text: string, act: () => void): HTMLElement {
  const element = document.createElement('button')
  Object.assign(element, { type: 'button', textContent: text })
  element.addEventListener('click', act)
  return element
}

/** Not while the pointer or the focus is in it: then it waits again. */
function removeLater() {
  clearTimeout(timer)
  timer = setTimeout(() => (isUsed() ? removeLater() : remove()), SHOWN_FOR)
}

const isUsed = () => isPointed || region?.contains(document.activeElement)

function focusByKey({ key }: KeyboardEvent) {
  if (key !== KEY || !region?.isConnected) return
  before = document.activeElement
  region.focus()
}

/** The dialog around it stays open. */
function removeByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  remove()
}

/** A swipe to the edge of the window closes it. */
function removeBySwipe(shown: HTMLElement, item: HTMLElement) {
  const outward = getComputedStyle(shown).direction === 'rtl' ? -1 : 1
  let from: number | undefined
  const moved = ({ clientX }: PointerEvent) => Math.max(0, (clientX - (from ?? clientX)) * outward)
  item.style.touchAction = 'pan-y'
  item.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX
  })
  item.addEventListener('pointermove', (event) => {
    item.style.translate = `${moved(event) * outward}px`
  })
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    item.addEventListener(end, (event) => {
      if (moved(event) >= SWIPE_PIXELS) remove()
      from = undefined
      item.style.translate = ''
    })
  }
}
