import '../ui/admin-messages'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { relativeTime } from '~/content/relative-time'
import { newSession } from '~/domain/account/session-schema'
import { TWO_FACTOR_FIRST } from '~/domain/account/sign-in'
import type { TwoFactorSecret } from '~/domain/account/two-factor-schema'
import type { ContactHeading } from '~/domain/contacts/schema'
import { fieldErrors } from '~/domain/field-errors'
import { ownScreen } from '~/stores/account/own-role'
import { resumeSession, type SignInOutcome, signIn } from '~/stores/account/session'
import { isSignedIn } from '~/stores/account/signed-in'
import { beginTwoFactor } from '~/stores/account/two-factor'
import { $recentContacts } from '~/stores/contacts'
import { $unreadByOperator } from '~/stores/notifications'
import { keepToast, showError } from '~/stores/toasts'
import Field from '../ui/Field'
import { textFields } from '../ui/form'
import { useSharedMessages } from '../ui/language'
import { lazyPart } from '../ui/lazy-part'
import Notice from '../ui/Notice'
import Stats from '../ui/Stats'
import { type Outcome, useSubmission } from '../ui/submission'
import { watchToasts } from '../ui/toast'
import styles from './SignIn.module.css'

const FIRST_SCREEN = '/admin/dashboard'
const EMPTY = { username: '', password: '', code: '' }
const SetUpTwoFactor = lazyPart(() => import('./SetUpTwoFactor'))
const CODE_HINT = 'From your authenticator app, or one of your recovery codes.'

const NO_COOKIES =
  'Your password is right, but this browser keeps no cookies, so it cannot stay signed in. Please allow cookies for this site, and sign in again.'

/** The sign-in form and recent activity. An island, because the activity is polled and a refusal keeps the form. */
export default function SignIn() {
  const [form, setForm] = useState(EMPTY)
  const [asksCode, setAsksCode] = useState(false)
  /** `begun` is set if the password was already entered. */
  const [setUp, setSetUp] = useState<{ begun?: TwoFactorSecret | undefined }>()
  const [lacksCookies, setLacksCookies] = useState(false)
  const check = () => fieldErrors(newSession, form)
  const { element, errors, isSending, submit } = useSubmission<typeof EMPTY>({ form, check, send })

  useEffect(watchToasts, [])
  useEffect(() => {
    if (isSignedIn()) location.replace(nextScreen())
    else if (new URLSearchParams(location.search).has(TWO_FACTOR_FIRST)) setSetUp({})
  }, [])

  async function send(): Promise<Outcome<typeof EMPTY>> {
    const outcome = await signIn(form)
    if (outcome === 'signed in') {
      goOn()
      return { state: 'done' }
    }
    if (outcome === 'two-factor first') {
      setSetUp({ begun: await beginTwoFactor({ password: form.password }).catch(() => undefined) })
      return { state: 'done' }
    }
    if (typeof outcome === 'object' && 'codeSentence' in outcome) {
      setAsksCode(true)
      return { state: 'refused', errors: { code: outcome.codeSentence } }
    }
    setLacksCookies(outcome === 'no cookies')
    if (outcome === 'no cookies') return { state: 'failed', sentence: NO_COOKIES }
    const sentence = sentenceOf(outcome)
    showError(sentence, 'Login Failed')
    return { state: 'failed', sentence }
  }

  async function finishSetUp() {
    await resumeSession().catch(() => {})
    goOn()
  }

  const field = textFields(form, errors, (changes) => setForm({ ...form, ...changes }))
  const text = (name: keyof typeof EMPTY) => ({ ...field(name), required: true })

  return (
    <div className={styles.signIn}>
      <section aria-labelledby="sign-in">
        <h1 id="sign-in">Admin Login</h1>
        <form ref={element} noValidate onSubmit={submit}>
          <Field label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...text('username')} />
          <Field label="Password" type="password" autoComplete="current-password" {...text('password')} />
          {setUp && <p>This shop asks each operator for a code. Please set up Two-Factor to go on.</p>}
          {asksCode && <Field label="Authentication Code" autoComplete="one-time-code" hint={CODE_HINT} {...text('code')} />}
          <Notice>{lacksCookies && NO_COOKIES}</Notice>
          <button type="submit" aria-busy={isSending} disabled={isSending}>
            {isSending ? 'Signing In...' : 'Sign In'}
          </button>
        </form>
      </section>
      <RecentActivity />
      {setUp && <SetUpTwoFactor begun={setUp.begun} onClose={() => setSetUp(undefined)} onDone={finishSetUp} />}
    </div>
  )
}

function goOn() {
  keepToast('Login Successful', 'Welcome to the Admin Panel')
  location.assign(nextScreen())
}

function sentenceOf(
  outcome: Exclude<SignInOutcome, 'signed in' | 'no cookies' | 'two-factor first' | { codeSentence: string }>,
): string {
  if (outcome === 'refused') return 'Invalid username or password'
  if (outcome === 'unreachable') return 'The server cannot be reached just now. Please try again.'
  return outcome.waitSentence
}

/** The admin screen that required the sign-in, or the first one of the role. */
function nextScreen(): string {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  return ownScreen(next.startsWith('/admin') ? next : FIRST_SCREEN)
}

/** Recent activity on a trusted device; others see zeros and empty lists. */
function RecentActivity() {
  const { state, value } = useStore($recentContacts)
  return (
    <section className={styles.activity} aria-labelledby="recent-activity">
      <h2 id="recent-activity">Recent Activity</h2>
      {value ? (
        <Glance total={value.total} products={value.productInquiries} />
      ) : (
        <Counts total={0} products={0} unread={0} state={state === 'loading' ? state : 'ready'} />
      )}
      <Headings title="Latest Product Inquiries" rows={value?.latestProductInquiries ?? []} empty="No product inquiries yet." />
      <Headings title="Latest Contact Messages" rows={value?.latest ?? []} empty="No messages yet." />
    </section>
  )
}

/** Requests unread notifications only on a trusted device; a stranger would be refused. */
function Glance({ total, products }: { total: number; products: number }) {
  const { state, value } = useStore($unreadByOperator)
  return <Counts total={total} products={products} unread={value?.unread ?? (state === 'loading' ? '…' : '–')} />
}

interface CountsProps {
  total: number
  products: number
  unread: number | string
  state?: 'loading' | 'ready'
}

function Counts({ total, products, unread, state }: CountsProps) {
  return (
    <Stats
      label="Activity at a glance"
      stats={[
        ['Total Inquiries', total],
        ['Product Inquiries', products],
        ['Unread Alerts', unread],
      ]}
      {...(state && { state })}
    />
  )
}

function Headings({ title, rows, empty }: { title: string; rows: readonly ContactHeading[]; empty: string }) {
  const words = useSharedMessages()
  return (
    <>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="list">
          {rows.map(({ id, name, subject, createdAt }) => (
            <li key={id}>
              <strong>{name}</strong>{' '}
              <time className="quiet" dateTime={createdAt}>
                {relativeTime(createdAt, new Date(), words)}
              </time>
              <br />
              {subject}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
