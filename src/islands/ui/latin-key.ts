/**
 * The name of a pressed key in lower case. A letter of another script, such as Hindi or Urdu, counts as the letter in its
 * place on a US keyboard.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const isLatin = key.length !== 1 || /[ -~]/.test(key)
  if (isLatin) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}
