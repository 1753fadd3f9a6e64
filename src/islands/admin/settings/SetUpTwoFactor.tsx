import { useEffect, useRef, useState } from 'react'
import { newTwoFactor, type TwoFactorSecret } from '~/schemas/two-factor'
import { showToast } from '~/stores/toasts'
import { beginTwoFactor, confirmTwoFactor } from '~/stores/two-factor'
import Field from '../../ui/Field'
import QrCode from './QrCode'
import RecoveryCodes from './RecoveryCodes'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

const TITLE = 'Set Up Two-Factor'

/** Sets a second factor up: a secret for the phone, a first code from it, and the recovery codes. */
export default function SetUpTwoFactor({ onClose }: { onClose: () => void }) {
  const [setUp, setSetUp] = useState<TwoFactorSecret>()
  const [failure, setFailure] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const hasBegun = useRef(false)
  const form = useSecretForm(
    { code: '' },
    newTwoFactor,
    async ({ code }) => {
      const outcome = await confirmTwoFactor(code)
      if ('state' in outcome) return outcome
      setCodes(outcome.recoveryCodes)
      return { state: 'done' }
    },
    () => {},
  )

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    beginTwoFactor().then(setSetUp, () => setFailure('This cannot be begun just now. Please close it and try again.'))
  }, [])

  function finish() {
    showToast('Two-Factor Set Up', 'Your phone and your recovery codes open the door now.')
    onClose()
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={finish} />
  return (
    <SecretDialog title={TITLE} action="Confirm" form={{ ...form, sentence: failure || form.sentence }} onClose={onClose}>
      <p>Scan this with an authenticator app on your phone, or type the secret into it. Then enter the code that it shows.</p>
      {setUp ? (
        <>
          <QrCode text={setUp.address} />
          <Field label="Secret" name="secret" value={grouped(setUp.secret)} required isLong readOnly spellCheck={false} />
        </>
      ) : (
        !failure && <p aria-busy="true">Making a secret…</p>
      )}
      <Field label="Code" inputMode="numeric" autoComplete="one-time-code" {...form.secret('code')} />
    </SecretDialog>
  )
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
