import { useLayoutEffect, useRef } from 'react'
import { forgetValue, keepValue, keptValue } from '~/stores/kept-values'

/** The action of each key, by its lower-case name. */
type Keys = Readonly<Record<string, (() => void) | undefined>>

const STORED = 'single_keys'

export const areSingleKeysOn = (): boolean => keptValue(STORED) !== 'off'

export function turnSingleKeys(isOn: boolean) {
  if (isOn) forgetValue(STORED)
  else keepValue(STORED, 'off')
}

/**
 * Handles single-key shortcuts while `isHere` is true. Not while the operator types or selects in a field, nor with Ctrl, Alt
 * or Meta. They can be turned off (WCAG 2.1.4).
 */
export function useSingleKeys(keys: Keys, isHere: () => boolean) {
  const current = useRef({ keys, isHere })
  useLayoutEffect(() => {
    current.current = { keys, isHere }
  })
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
      const act = current.current.keys[latinKey(event)]
      if (!act || !areSingleKeysOn() || !current.current.isHere()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/**
 * The lower-case name of a pressed key. A letter of another script, such as Hindi or Urdu, counts as the letter at its position
 * on a US keyboard.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const isLatin = key.length !== 1 || /[ -~]/.test(key)
  if (isLatin) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}
