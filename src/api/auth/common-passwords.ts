/** Whether a password is easily guessed: common, one repeated character, or one of the shop's names. */
export async function isCommonPassword(password: string, ownNames: readonly string[]): Promise<boolean> {
  const text = password.normalize('NFC').toLowerCase()
  const names = ownNames.flatMap((name) => [name, name.replaceAll(' ', '')]).map((name) => name.toLowerCase())
  if (new Set(text).size === 1 || names.includes(text)) return true
  // This large list is loaded only when a password changes.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(text)
}
