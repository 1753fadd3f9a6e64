import { useEffect, useState } from 'react'
import { begunTwoFactor, newTwoFactor, type TwoFactorSecret } from '~/domain/account/two-factor-schema'
import { beginTwoFactor, confirmTwoFactor } from '~/stores/account/two-factor'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import SecretDialog from './SecretDialog'
import styles from './Settings.module.css'
import ShownOnce from './ShownOnce'
import { useSecretForm } from './secret-form'

const TITLE = 'Set Up Two-Factor'

interface Props {
  /** Set if the password was already entered. */
  begun?: TwoFactorSecret | undefined
  onClose: () => void
  onDone?: () => void
}

/** Sets two-factor up in steps: password, secret for the phone, first code, recovery codes. */
export default function SetUpTwoFactor({ begun, onClose, onDone = onClose }: Props) {
  const [setUp, setSetUp] = useState(begun)
  const [codes, setCodes] = useState<readonly string[]>()

  function finish() {
    showToast('Two-Factor Set Up', 'From now on, signing in asks for a code from your phone or a recovery code.')
    onDone()
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={finish} />
  if (setUp) return <Confirm setUp={setUp} onConfirmed={setCodes} onClose={onClose} />
  return <Begin onBegun={setSetUp} onClose={onClose} />
}

function Begin({ onBegun, onClose }: { onBegun: (setUp: TwoFactorSecret) => void; onClose: () => void }) {
  const form = useSecretForm({ password: '' }, begunTwoFactor, beginTwoFactor, (_, begun) => onBegun(begun))
  return (
    <SecretDialog title={TITLE} action="Continue" form={form} onClose={onClose}>
      <p>Your password first, so that nobody else can tie your sign-in to their own phone.</p>
      <Field label="Current Password" type="password" autoComplete="current-password" {...form.secret('password')} />
    </SecretDialog>
  )
}

interface ConfirmProps {
  setUp: TwoFactorSecret
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

function Confirm({ setUp, onConfirmed, onClose }: ConfirmProps) {
  const form = useSecretForm({ code: '' }, newTwoFactor, confirmTwoFactor, (_, { recoveryCodes }) => onConfirmed(recoveryCodes))
  return (
    <SecretDialog title={TITLE} action="Confirm" form={form} onClose={onClose}>
      <p>Scan this with an authenticator app on your phone, or type the secret into it. Then enter the code that it shows.</p>
      <QrCode text={setUp.address} />
      <Field label="Secret" name="secret" value={grouped(setUp.secret)} required isLong readOnly spellCheck={false} />
      <Field label="Code" inputMode="numeric" autoComplete="one-time-code" data-first {...form.secret('code')} />
    </SecretDialog>
  )
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** A QR code, black on white in any theme. */
function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>()

  useEffect(() => {
    let isWanted = true
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 4 })
      if (isWanted) setDrawn({ size, path: pathOf(data) })
    })
    return () => {
      isWanted = false
    }
  }, [text])

  if (!drawn) return <p aria-busy="true">Drawing the code…</p>
  return (
    <svg className={styles.qr} role="img" aria-label="QR code to scan" viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <rect width={drawn.size} height={drawn.size} fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')

/** The recovery codes. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <ShownOnce
      title="Recovery Codes"
      text={codes.join('\n')}
      question="These codes are never shown again. Have you kept them?"
      onClose={onClose}
    >
      Each of these signs you in once, on the day that your phone is lost. Print them or write them down: they are not shown
      again.
    </ShownOnce>
  )
}
