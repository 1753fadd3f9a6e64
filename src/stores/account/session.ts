import type { NewSession, Session } from '~/domain/account/session-schema'
import { LOGIN_PATH } from '~/login-path'
import { AnswerError, call } from '../client'
import { forgetDrafts } from '../forms/drafts'
import { queryStore } from '../query'
import { keepToast, showError } from '../toasts'
import { forgetKept } from './operator-cache'
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
 * Signs in; takes at least a second. Stores the flag and the name, unless two-factor must be set up first. `codeSentence` asks
 * for a two-factor code; 'no cookies' means that the browser did not store the session.
 */
export async function signIn(form: NewSession): Promise<SignInOutcome> {
  const delay = new Promise((resolve) => setTimeout(resolve, SHORTEST_SIGN_IN))
  try {
    const [outcome] = await Promise.allSettled([begin(form), delay])
    if (outcome.status === 'rejected') throw outcome.reason
    if (!outcome.value) return 'no cookies'
    const { mustSetUpTwoFactor, role } = outcome.value
    if (mustSetUpTwoFactor) return 'two-factor first'
    forgetKept()
    keepSignedIn(form.username, role)
    return 'signed in'
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) return 'unreachable'
    const codeSentence = error.problem?.errors?.find(({ path }) => path === 'code')?.message
    if (codeSentence) return { codeSentence }
    return error.status === 429 ? { waitSentence: error.problem?.detail ?? 'Please wait a moment and try again.' } : 'refused'
  }
}

/** Starts a session; undefined if the browser did not store its cookie. */
async function begin(form: NewSession): Promise<Session | undefined> {
  const { body } = await call('POST', '/api/session', { body: form })
  try {
    await call('GET', '/api/session')
  } catch (error) {
    // Only a 401 means this. A session that must set up two-factor first gets another refusal.
    if (error instanceof AnswerError && error.status === 401) return undefined
  }
  return body as Session
}

/** Stores the flag and the name after two-factor was set up. */
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

/** Signs out and removes the shop's data from this device's login page. Changes nothing if the server is unreachable. */
export async function forgetDevice(): Promise<void> {
  try {
    await call('DELETE', '/api/device')
  } catch {
    return showError('This device could not be forgotten just now. Please try again.')
  }
  forgetSignedIn()
  forgetDrafts()
  forgetKept()
  keepToast('Device Forgotten', 'You have been logged out, and this device shows nothing of the shop.')
  location.assign(LOGIN_PATH)
}

/** Signs out. Removes the flag and drafts even if the server is unreachable; its session then expires. */
export async function signOut(): Promise<void> {
  forgetSignedIn()
  forgetDrafts()
  forgetKept()
  await call('DELETE', '/api/session').catch((error) => console.warn('Failed to sign out:', error))
}

/** Redirects to the login page if the session has expired. Otherwise public lists would hide rows from the operator. */
export function requireSession() {
  call('GET', '/api/session', { needsSignIn: true }).catch((error) => console.warn('Failed to ask for the session:', error))
}
