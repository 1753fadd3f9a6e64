import type { Call, CallContext } from '~/api/http/call'
import { invalid } from '~/api/http/problems'
import { companyOf } from '~/formats/company'
import { passwordExpiryDays } from '~/rules/settings'
import type { NewPassword, PasswordAge } from '~/schemas/password'
import { site } from '~/site'
import { requireSession } from './auth'
import { isCommonPassword } from './common-passwords'
import { operatorOf, provePassword } from './password-proof'
import { hashPassword } from './passwords'
import { noteSecurityEvent } from './security-events'
import { endOtherDevices, sessionResponse, startSession } from './sessions'

const DAY = 24 * 60 * 60 * 1000

export async function readPasswordAge({ caller, now }: Call, { locals }: CallContext): Promise<PasswordAge> {
  return locals.store.read((shop) => {
    const { passwordChangedAt: changedAt } = operatorOf(shop, caller.username)
    const days = passwordExpiryDays(shop.settings.get('password_expiry')?.value)
    return { changedAt, isOld: Date.parse(now) - Date.parse(changedAt) > days * DAY }
  })
}

/**
 * Changes the operator's password, ends all sessions and other devices, and starts a new session for this browser.
 * 422 at the field of a wrong present or too common new password, 429 after too many wrong ones.
 */
export async function changePassword(call: Call<NewPassword>, context: CallContext): Promise<Response> {
  const { input, caller, now } = call
  const { store, isHttps, forgetFirstPassword } = context.locals
  const { username } = await provePassword(call, context, { password: input.current, field: 'current' })
  const { name } = companyOf(await store.read(({ settings }) => [...settings.rows()]))
  await refuseWeak(input, [username, name, site.name])
  const passwordHash = await hashPassword(input.password)
  const started = await store.update((shop) => {
    // Another change of the password may have ended this session.
    requireSession(shop, caller)
    shop.operators.put({ ...operatorOf(shop, username), passwordHash, passwordChangedAt: now })
    noteSecurityEvent(shop, 'password-changed', now)
    endOtherDevices(shop, caller.deviceHash)
    return startSession(shop, caller, username, now)
  })
  await forgetFirstPassword()
  return sessionResponse(started, 200, now, isHttps)
}

async function refuseWeak({ current, password }: NewPassword, names: readonly string[]) {
  if (password === current) throw invalid([{ path: 'password', message: 'Please choose another password than the present one.' }])
  if (!(await isCommonPassword(password, names))) return
  throw invalid([{ path: 'password', message: 'This password is among the first that others would try. Please choose another.' }])
}
