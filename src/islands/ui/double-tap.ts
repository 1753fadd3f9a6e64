import { useRef } from 'react'

/** Milliseconds within which a second tap on the same thing is part of a double tap, as phones have it. */
const DOUBLE_TAP = 400

/** A function that returns whether a tap is the second one of a double tap, given the name of the tapped thing. */
export function useDoubleTap(): (thing: string) => boolean {
  const last = useRef({ thing: '', at: 0 })
  return (thing) => {
    const before = last.current
    last.current = { thing, at: performance.now() }
    return before.thing === thing && last.current.at - before.at < DOUBLE_TAP
  }
}
