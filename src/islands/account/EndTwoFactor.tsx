import { proof } from '~/domain/account/password-schema'
import { endTwoFactor } from '~/stores/account/two-factor'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import CodeField from './CodeField'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

/** Turns two-factor off with the password and a code. */
export default function EndTwoFactor({ onClose }: { onClose: () => void }) {
  const form = useSecretForm({ password: '', code: '' }, proof, endTwoFactor, () => {
    showToast('Two-Factor Turned Off', 'Your password alone signs you in now.')
    onClose()
  })
  const { secret } = form
  return (
    <SecretDialog title="Turn Off Two-Factor" action="Turn Off" form={form} onClose={onClose}>
      <p>
        Your password alone will sign you in, and the recovery codes will end. While Two-Factor is required, you set it up anew at
        once.
      </p>
      <Field label="Current Password" type="password" autoComplete="current-password" {...secret('password')} />
      <CodeField {...secret('code')} />
    </SecretDialog>
  )
}
