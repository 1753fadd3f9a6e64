import type { Box } from '~/rules/swimming'

const READ = ':is(header, nav, main, footer) :is(h1, h2, h3, p, li, dl, table, form, figure, button, .button, summary, img)'
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])'
const ROOM = 12
/** In the back office, how far from the window's edge fish may swim, in pixels. */
const EDGE = 56

/** What of the page's content is in the window; in the back office also its whole middle. */
export function contentInView(): Box[] {
  const boxes = [...document.querySelectorAll(READ)].map((element) => element.getBoundingClientRect())
  const seen = boxes.filter(({ bottom, top, width }) => width > 0 && bottom > 0 && top < innerHeight)
  const content = seen.map(({ left, top, right, bottom }) => ({
    left: left - ROOM,
    top: top - ROOM,
    right: right + ROOM,
    bottom: bottom + ROOM,
  }))
  if (!document.body.matches('.admin')) return content
  return [{ left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE }, ...content]
}

export const isBusyReader = (): boolean =>
  Boolean(document.activeElement?.matches(TYPED) || document.querySelector('dialog[open]'))
