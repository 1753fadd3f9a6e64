/**
 * The name of a pressed key in lower case. A letter or sign of another script, as on a Hindi or Urdu keyboard, counts as
 * what a US keyboard has in its place.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const isLatin = key.length !== 1 || /[ -~]/.test(key)
  if (isLatin) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}
