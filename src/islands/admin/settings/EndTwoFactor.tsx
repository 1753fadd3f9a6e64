import { endedTwoFactor } from '~/schemas/two-factor'
import { showToast } from '~/stores/toasts'
import { endTwoFactor } from '~/stores/two-factor'
import Field from '../../ui/Field'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

/** Turns the second factor off, for who knows the password. */
export default function EndTwoFactor({ onClose }: { onClose: () => void }) {
  const form = useSecretForm(
    { password: '' },
    endedTwoFactor,
    ({ password }) => endTwoFactor(password),
    () => {
      showToast('Two-Factor Turned Off', 'Your password alone signs you in now.')
      onClose()
    },
  )
  return (
    <SecretDialog title="Turn Off Two-Factor" action="Turn Off" form={form} onClose={onClose}>
      <p>Your password alone will sign you in, and the recovery codes will end.</p>
      <Field label="Current Password" type="password" autoComplete="current-password" {...form.secret('password')} />
    </SecretDialog>
  )
}
