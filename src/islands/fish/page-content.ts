import type { Box } from './swimming'

const READ = 'h1, h2, h3, p, li, dl, table, form:not([data-line]), search, figure, button, .button, summary, img'
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])'
const ROOM = 12

export const isBackOffice = (): boolean => document.body.matches('.admin')

/** The visible parts of the page's content. */
export async function contentInView(): Promise<Box[]> {
  return (await boxesInView()).map(({ left, top, right, bottom }) => ({
    left: left - ROOM,
    top: top - ROOM,
    right: right + ROOM,
    bottom: bottom + ROOM,
  }))
}

/** Reads positions in the next frame. Reading them now would force a layout, also of closed parts. */
function boxesInView(): Promise<Box[]> {
  const read = document.querySelectorAll(READ)
  if (read.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries.flatMap(({ isIntersecting, boundingClientRect: box }) => (isIntersecting && box.width > 0 ? [box] : [])))
    })
    for (const element of read) observer.observe(element)
  })
}

export const isBusyReader = (): boolean =>
  Boolean(document.activeElement?.matches(TYPED) || document.querySelector('dialog[open]'))
