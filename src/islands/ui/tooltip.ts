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

/** How long a pointer rests on something before its tooltip opens, and how soon after another it opens at once, in ms. */
const OPENS_AFTER = 700
const SKIPS_WITHIN = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * A tooltip beside a control: after a rest of the pointer, or at once by keyboard. It stays while the pointer is on it, and
 * Esc puts it away. Lay `handlers` on what holds both, and `tip` on the tooltip, a manual popover.
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
    tip.current.showPopover()
    place(tip.current, control.current.getBoundingClientRect())
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
    onFocus: () => control.current?.matches(':focus-visible') && setIsOpen(true),
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
  }
  return { isOpen, tip, handlers }
}

/** Above the control, or below where there is no room; within the window. */
function place(tip: HTMLElement, control: DOMRect) {
  const { width, height } = tip.getBoundingClientRect()
  const left = control.left + control.width / 2 - width / 2
  const top = control.top - height
  tip.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`
  tip.style.top = `${top < 0 ? control.bottom : top}px`
}
