import type { NewSession, Session } from '~/domain/account/session-schema'
import { LOGIN_PATH } from '~/login-path'
import { AnswerError, call } from '../client'
import { forgetDrafts } from '../forms/drafts'
import { queryStore } from '../query'
import { keepToast, showError } from '../toasts'
import { forgetSignedIn, keepSignedIn, leaveOnPurpose } from './signed-in'

const SHORTEST_SIGN_IN = 1000

export const { $known: $session, refresh: refreshSession } = queryStore<Session>('/api/session')

export type SignInOutcome =
  | 'signed in'
  | 'two-factor first'
  | 'refused'
  | 'no cookies'
  | 'unreachable'
  | { waitSentence: string }
  | { codeSentence: string }

/**
 * Signs in; takes at least a second. Keeps the flag and the name, unless Two-Factor has to be set up first.
 * `codeSentence` asks for a code of the second factor; 'no cookies' says that the browser has not kept the session.
 */
export async function signIn(form: NewSession): Promise<SignInOutcome> {
  const delay = new Promise((resolve) => setTimeout(resolve, SHORTEST_SIGN_IN))
  try {
    const [outcome] = await Promise.allSettled([begin(form), delay])
    if (outcome.status === 'rejected') throw outcome.reason
    if (!outcome.value) return 'no cookies'
    const { mustSetUpTwoFactor, role } = outcome.value
    if (mustSetUpTwoFactor) return 'two-factor first'
    keepSignedIn(form.username, role)
    return 'signed in'
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) return 'unreachable'
    const codeSentence = error.problem?.errors?.find(({ path }) => path === 'code')?.message
    if (codeSentence) return { codeSentence }
    return error.status === 429 ? { waitSentence: error.problem?.detail ?? 'Please wait a moment and try again.' } : 'refused'
  }
}

/** Begins a session; undefined where the browser has not kept it. */
async function begin(form: NewSession): Promise<Session | undefined> {
  const { body } = await call('POST', '/api/session', { body: form })
  try {
    await call('GET', '/api/session')
  } catch (error) {
    // Only a refusal says so: a session that has yet to set up Two-Factor is refused otherwise.
    if (error instanceof AnswerError && error.status === 401) return undefined
  }
  return body as Session
}

/** Keeps the flag and the name of a session that had to set Two-Factor up first. */
export async function resumeSession(): Promise<void> {
  const { body } = await call('GET', '/api/session')
  const { username, role } = body as Session
  keepSignedIn(username, role)
}

export async function logOut(): Promise<void> {
  leaveOnPurpose()
  await signOut()
  keepToast('Logged Out', 'You have been successfully logged out.')
  location.assign(LOGIN_PATH)
}

/** Signs out, and takes from this device what its login page shows of the shop. Stays as it is where the server is away. */
export async function forgetDevice(): Promise<void> {
  try {
    await call('DELETE', '/api/device')
  } catch {
    return showError('This device could not be forgotten just now. Please try again.')
  }
  forgetSignedIn()
  forgetDrafts()
  keepToast('Device Forgotten', 'You have been logged out, and this device shows nothing of the shop.')
  location.assign(LOGIN_PATH)
}

/** Signs out. Removes the flag and the drafts even if the server cannot be reached; its session then expires. */
export async function signOut(): Promise<void> {
  forgetSignedIn()
  forgetDrafts()
  await call('DELETE', '/api/session').catch((error) => console.warn('Failed to sign out:', error))
}

/** Goes to the login page if the session has expired. Public lists would otherwise hide rows from the operator. */
export function requireSession() {
  call('GET', '/api/session', { needsSignIn: true }).catch((error) => console.warn('Failed to ask for the session:', error))
}
