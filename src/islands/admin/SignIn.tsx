import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newSession } from '~/schemas/session'
import { type SignInOutcome, signIn } from '~/stores/session'
import { isSignedIn } from '~/stores/signed-in'
import { keepToast, showError } from '~/stores/toasts'
import Field from '../ui/Field'
import { type FieldErrors, fieldErrors, focusFirstError } from '../ui/form'
import Toaster from '../ui/Toaster'
import RecentActivity from './RecentActivity'
import styles from './SignIn.module.css'

const FIRST_SCREEN = '/admin/dashboard'
const EMPTY = { username: '', password: '', code: '' }
const CODE_HINT = 'From your authenticator app, or one of your recovery codes.'

/** The operator's door, beside what has come in since. */
export default function SignIn() {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors<typeof EMPTY>>({})
  const [asksCode, setAsksCode] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (isSignedIn()) location.replace(nextScreen())
  }, [])

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current)
  }, [errors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { code, ...pair } = form
    const sent = asksCode ? form : pair
    const refused = fieldErrors(newSession, sent)
    setErrors(refused)
    if (isSending || Object.keys(refused).length > 0) return
    setIsSending(true)
    const outcome = await signIn(sent)
    setIsSending(false)
    if (outcome === 'signed in') {
      keepToast('Login Successful', 'Welcome to the Admin Panel')
      return location.assign(nextScreen())
    }
    if (typeof outcome === 'object' && 'codeSentence' in outcome) {
      setAsksCode(true)
      return setErrors({ code: outcome.codeSentence })
    }
    showError(sentenceOf(outcome), 'Login Failed')
  }

  const text = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })

  return (
    <div className={styles.signIn}>
      <section aria-labelledby="sign-in">
        <h1 id="sign-in">Admin Login</h1>
        <form ref={element} noValidate onSubmit={submit}>
          <Field label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...text('username')} />
          <Field label="Password" type="password" autoComplete="current-password" {...text('password')} />
          {asksCode && <Field label="Authentication Code" autoComplete="one-time-code" hint={CODE_HINT} {...text('code')} />}
          <button type="submit" aria-busy={isSending} disabled={isSending}>
            {isSending ? 'Signing In...' : 'Sign In'}
          </button>
        </form>
      </section>
      <RecentActivity />
      <Toaster />
    </div>
  )
}

function sentenceOf(outcome: Exclude<SignInOutcome, 'signed in' | { codeSentence: string }>): string {
  if (outcome === 'refused') return 'Invalid username or password'
  if (outcome === 'unreachable') return 'The server cannot be reached just now. Please try again.'
  return outcome.waitSentence
}

/** The screen that asked for the sign-in, if it is one of ours. */
function nextScreen(): string {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  return next.startsWith('/admin') ? next : FIRST_SCREEN
}
