import { MIN_PASSWORD, newPassword } from '~/domain/account/password-schema'
import { changePassword } from '~/stores/account/password'
import { signedInName } from '~/stores/account/signed-in'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import CodeField from './CodeField'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

const EMPTY = { current: '', password: '', repeated: '', code: '' }
const HINT = `At least ${MIN_PASSWORD} characters; four unrelated words are both strong and easy to keep.`

/** Changes the password. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const form = useSecretForm(EMPTY, newPassword, changePassword, () => {
    showToast('Password Changed', 'Every other browser has been signed out.')
    onClose()
  })
  const { secret } = form
  return (
    <SecretDialog title="Change Password" action="Change Password" form={form} onClose={onClose}>
      <input type="text" name="username" autoComplete="username" value={signedInName()} readOnly hidden />
      <Field label="Current Password" type="password" autoComplete="current-password" {...secret('current')} />
      <Field label="New Password" type="password" autoComplete="new-password" hint={HINT} {...secret('password')} />
      <Field label="Repeat New Password" type="password" autoComplete="new-password" {...secret('repeated')} />
      <CodeField {...secret('code')} />
    </SecretDialog>
  )
}
