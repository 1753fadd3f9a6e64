import type { LiveWords } from '~/content/live-words'
import css from '~/styles/toasts.css?inline'
import { addStyles } from './added-styles'

/** Milliseconds, counted again once nobody points at it. */
const SHOWN_FOR = 5000
const KEY = 'F8'
const SWIPE_PIXELS = 50

let region: HTMLElement | undefined

document.addEventListener('keydown', ({ key }) => key === KEY && region?.focus())

/** Shows a short notice at the edge of the window, in place of the last. F8 moves the focus to it. It goes with its page. */
export function showToast(title: string, text: string, tone: 'plain' | 'destructive', { toasts }: LiveWords) {
  addStyles(css)
  region?.remove()
  const shown = newRegion(toasts.label(KEY))
  const item = document.createElement('li')
  item.dataset['tone'] = tone
  item.append(
    newWords(title, text),
    newButton(toasts.dismiss, () => shown.remove()),
  )
  shown.firstElementChild?.append(item)
  document.body.append(shown)
  removeLater(shown)
  removeBySwipe(shown, item)
  region = shown
}

function newRegion(label: string): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element, { role: 'region', ariaLabel: label, tabIndex: -1 })
  const list = document.createElement('ol')
  list.className = 'toasts'
  element.append(list)
  return element
}

function newWords(title: string, text: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'words'
  const strong = document.createElement('strong')
  strong.textContent = title
  const line = document.createElement('div')
  line.textContent = text
  element.append(strong, line)
  return element
}

function newButton(label: string, act: () => void): HTMLElement {
  const element = document.createElement('button')
  Object.assign(element, { type: 'button', className: 'close', ariaLabel: label, textContent: '×' })
  element.addEventListener('click', act)
  return element
}

/** Not while somebody points at it, or is in it. */
function removeLater(shown: HTMLElement) {
  let timer = 0
  const stay = () => clearTimeout(timer)
  const leave = () => {
    stay()
    timer = window.setTimeout(() => shown.remove(), SHOWN_FOR)
  }
  for (const sign of ['pointerenter', 'focusin']) shown.addEventListener(sign, stay)
  for (const sign of ['pointerleave', 'focusout']) shown.addEventListener(sign, leave)
  shown.addEventListener('keydown', ({ key }) => key === 'Escape' && shown.remove())
  leave()
}

/** A swipe to the edge of the window takes it along. */
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
      if (moved(event) >= SWIPE_PIXELS) shown.remove()
      from = undefined
      item.style.translate = ''
    })
  }
}
