import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { matchesIfKnown } from './matches'

/** Delay before a tooltip opens, and time after another during which it opens at once, in milliseconds. */
const OPENS_AFTER = 700
const SKIPS_WITHIN = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * A tooltip of a control. It opens when the pointer rests on it, or at once by keyboard focus; Esc closes it. Put `handlers` on
 * the element around both, and `tip` on the tooltip, a manual popover.
 */
export function useTooltip(control: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    if (tip.current) lastClosedAt = performance.now()
    setIsOpen(false)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    if (!isOpen || !control.current || !tip.current) return
    tip.current.showPopover?.()
    place(tip.current, control.current)
    window.addEventListener('scroll', close, { capture: true, once: true })
    return () => window.removeEventListener('scroll', close, { capture: true })
  }, [isOpen, control, close])

  const handlers = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return
      const isNext = performance.now() - lastClosedAt < SKIPS_WITHIN
      timer.current = setTimeout(() => setIsOpen(true), isNext ? 0 : OPENS_AFTER)
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: () => control.current && matchesIfKnown(control.current, ':focus-visible') && setIsOpen(true),
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
  }
  return { isOpen, tip, handlers }
}

/** Positions it above the control, or below if there is no room; in a low row next to it, clear of adjacent rows. */
function place(tip: HTMLElement, element: HTMLElement) {
  const control = element.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const row = element.closest('tr')?.getBoundingClientRect()
  const isLow = row !== undefined && row.height < control.height + height && control.left >= width
  const left = isLow ? control.left - width : control.left + control.width / 2 - width / 2
  const top = isLow ? control.top + (control.height - height) / 2 : control.top - height
  tip.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`
  tip.style.top = `${top < 0 ? control.bottom : top}px`
}
