import { companyOf } from '~/domain/account/company'
import type { NewPassword, PasswordAge } from '~/domain/account/password-schema'
import type { Session } from '~/domain/account/session-schema'
import { passwordExpiryDays } from '~/domain/account/settings'
import { DAY } from '~/domain/day'
import { site } from '~/site'
import { isCommonPassword } from '../auth/common-passwords'
import { operatorOf } from '../auth/operator-rows'
import { provePassword } from '../auth/password-proof'
import { hashPassword } from '../auth/passwords'
import { updateWithCode } from '../auth/proved-updates'
import { noteSecurityEvent, wasGivenPassword } from '../auth/security-events'
import { endOtherBrowsers, sessionAnswer, startSession } from '../auth/sessions'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { invalid } from '../http/problems'
import type { Store } from '../store/store'

export async function readPasswordAge({ caller, now }: Call, { locals }: CallContext): Promise<PasswordAge> {
  return locals.store.read((shop) => {
    const operator = operatorOf(shop, caller.username)
    const changedAt = operator.passwordChangedAt
    const days = passwordExpiryDays(shop.settings.get('password_expiry')?.value)
    const isGiven = changedAt === operator.createdAt || wasGivenPassword(shop, operator)
    return { changedAt, isOld: Date.parse(now) - Date.parse(changedAt) > days * DAY, isGiven }
  })
}

/**
 * Changes the caller's password, ends his sessions, removes his other devices, and starts a new session for this browser. 422 at
 * the field of a wrong current password, a too common new one, or a wrong code; 429 after too many attempts.
 */
export async function changePassword(call: Call<NewPassword>, context: CallContext): Promise<CallAnswer<Session>> {
  const { input, caller, now } = call
  const { store, isHttps, forgetFirstPassword } = context.locals
  const { username, name, isOwner } = await provePassword(call, context, { password: input.current, field: 'current' })
  if (input.password === input.current)
    throw invalid([{ path: 'password', message: 'Please choose another password than the present one.' }])
  await refuseCommon(store, { password: input.password, field: 'password' }, [username, name])
  const passwordHash = await hashPassword(input.password)
  const started = await updateWithCode(call, context, (shop, operator) => {
    shop.operators.put({ ...operator, passwordHash, passwordChangedAt: now })
    noteSecurityEvent(shop, 'password-changed', now, { operator, by: username })
    endOtherBrowsers(shop, username, caller)
    return startSession(shop, caller, username, now)
  })
  // The file contains the owner's first password.
  if (isOwner) await forgetFirstPassword()
  return sessionAnswer(started, 200, now, isHttps)
}

/** 422 at `field` for an easily guessed password: a common one, one of these names, or the shop's name. */
export async function refuseCommon(
  store: Store,
  { password, field }: { password: string; field: string },
  names: readonly string[],
): Promise<void> {
  const { name } = companyOf(await store.read(({ settings }) => [...settings.rows()]))
  if (!(await isCommonPassword(password, [...names, name, site.name]))) return
  throw invalid([{ path: field, message: 'This password is among the first that others would try. Please choose another.' }])
}
