import { site } from '~/site'

/** Whether a password is among the first that anybody would try: widely used, one character alone, or a name of this shop. */
export async function isCommonPassword(password: string, username: string): Promise<boolean> {
  const text = password.normalize('NFC').toLowerCase()
  const names = [username, site.name, site.name.replaceAll(' ', '')].map((name) => name.toLowerCase())
  if (new Set(text).size === 1 || names.includes(text)) return true
  // A large list, read only when a password is being changed.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(text)
}
