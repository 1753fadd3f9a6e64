import type { Box } from './swimming'

const READ = 'h1, h2, h3, p, li, dl, table, form, figure, button, .button, summary, img'
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])'
const ROOM = 12
/** In the back office, how far from the window's edge fish may swim, in pixels. */
const EDGE = 56

/** What of the page's content is in the window; in the back office also its whole middle. */
export async function contentInView(): Promise<Box[]> {
  const content = (await boxesInView()).map(({ left, top, right, bottom }) => ({
    left: left - ROOM,
    top: top - ROOM,
    right: right + ROOM,
    bottom: bottom + ROOM,
  }))
  if (!document.body.matches('.admin')) return content
  return [{ left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE }, ...content]
}

/** The next frame tells where everything is. To ask here and now would lay out the page, and each closed part of it. */
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
