import { proof } from '~/domain/account/password-schema'
import type { Setting } from '~/domain/account/settings-schema'
import { formatMonth } from '~/domain/dates'
import { updateProved } from '~/stores/account/settings'
import Field from '../ui/Field'
import CodeField from './CodeField'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'
import { SETTING_LABELS } from './setting-groups'

interface Props {
  settings: readonly Setting[]
  onProved: () => void
  onClose: () => void
}

/** Asks once for the password and a code, for all changes that need them. */
export default function ProveSettings({ settings, onProved, onClose }: Props) {
  const form = useSecretForm({ password: '', code: '' }, proof, (given) => updateProved(settings, given), onProved)
  const { secret } = form
  const required = settings.find(({ key }) => key === 'require_2fa')
  const month = settings.find(({ key }) => key === 'closed_month')
  const directed = settings.filter((setting) => setting !== required && setting !== month).map(({ key }) => SETTING_LABELS[key])
  const rule = required?.value === 'true' ? 'Require Two-Factor' : 'No Longer Require Two-Factor'
  const title = required && settings.length === 1 ? rule : 'Confirm with Your Password'
  return (
    <SecretDialog title={title} action="Save" form={form} onClose={onClose}>
      {required && (
        <p>
          {required.value === 'true'
            ? 'Who has not set Two-Factor up does that before anything else, also you.'
            : 'Who has not set Two-Factor up will sign in by the password alone.'}
        </p>
      )}
      {month && (
        <p>
          {month.value.trim() === ''
            ? 'No month is closed any more: entries of the open year may have any day.'
            : `The books are closed until the end of ${formatMonth(month.value.trim())}, and open after it.`}
        </p>
      )}
      {directed.length > 0 && (
        <p>You change where money or notices go: {directed.join(', ')}. The change is listed, and mailed to the old address.</p>
      )}
      <Field label="Current Password" type="password" autoComplete="current-password" {...secret('password')} />
      <CodeField {...secret('code')} />
    </SecretDialog>
  )
}
