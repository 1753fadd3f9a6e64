import { useState } from 'react'
import { begunTwoFactor, newTwoFactor, type TwoFactorSecret } from '~/domain/account/two-factor-schema'
import { showToast } from '~/stores/toasts'
import { beginTwoFactor, confirmTwoFactor } from '~/stores/two-factor'
import Field from '../ui/Field'
import QrCode from './QrCode'
import RecoveryCodes from './RecoveryCodes'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

const TITLE = 'Set Up Two-Factor'

interface Props {
  /** Where the password was given just now. */
  begun?: TwoFactorSecret | undefined
  onClose: () => void
  onDone?: () => void
}

/** Sets a second factor up in steps: password, secret for the phone, first code, recovery codes. */
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
  const form = useSecretForm(
    { password: '' },
    begunTwoFactor,
    async (password) => {
      const outcome = await beginTwoFactor(password)
      if ('state' in outcome) return outcome
      onBegun(outcome)
      return { state: 'done' }
    },
    () => {},
  )
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
  const form = useSecretForm(
    { code: '' },
    newTwoFactor,
    async ({ code }) => {
      const outcome = await confirmTwoFactor(code)
      if ('state' in outcome) return outcome
      onConfirmed(outcome.recoveryCodes)
      return { state: 'done' }
    },
    () => {},
  )
  return (
    <SecretDialog title={TITLE} action="Confirm" form={form} onClose={onClose}>
      <p>Scan this with an authenticator app on your phone, or type the secret into it. Then enter the code that it shows.</p>
      <QrCode text={setUp.address} />
      <Field label="Secret" name="secret" value={grouped(setUp.secret)} required isLong readOnly spellCheck={false} />
      <Field label="Code" inputMode="numeric" autoComplete="one-time-code" {...form.secret('code')} />
    </SecretDialog>
  )
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
