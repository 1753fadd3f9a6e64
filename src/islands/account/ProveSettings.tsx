import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { isProved } from '~/domain/account/settings'
import type { Setting } from '~/domain/account/settings-schema'
import { begunTwoFactor, endedTwoFactor } from '~/domain/account/two-factor-schema'
import { updateProved } from '~/stores/settings'
import { $twoFactor } from '~/stores/two-factor'
import Field from '../ui/Field'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'
import { SETTING_LABELS } from './setting-groups'

const WITHOUT_CODE = z.extend(begunTwoFactor, { code: z.string() })

interface Props {
  settings: readonly Setting[]
  onProved: () => void
  onClose: () => void
}

/** Asks for the password and a code, once for all changes that need them. */
export default function ProveSettings({ settings, onProved, onClose }: Props) {
  const needsCode = useStore($twoFactor).value?.isOn ?? false
  const schema = needsCode ? endedTwoFactor : WITHOUT_CODE
  const form = useSecretForm({ password: '', code: '' }, schema, (proof) => updateProved(settings, proof), onProved)
  const { secret } = form
  const payment = settings.filter(({ key }) => isProved(key)).map(({ key }) => SETTING_LABELS[key])
  const isRelaxing = payment.length < settings.length
  const title = payment.length === 0 ? 'No Longer Require Two-Factor' : 'Confirm with Your Password'
  return (
    <SecretDialog title={title} action="Save" form={form} onClose={onClose}>
      {isRelaxing && <p>Who has not set Two-Factor up will sign in by the password alone.</p>}
      {payment.length > 0 && (
        <p>You change where money or notices go: {payment.join(', ')}. The change is listed, and mailed to the old address.</p>
      )}
      <Field label="Current Password" type="password" autoComplete="current-password" {...secret('password')} />
      {needsCode && (
        <Field
          label="Code"
          autoComplete="one-time-code"
          hint="From your authenticator app, or a recovery code."
          {...secret('code')}
        />
      )}
    </SecretDialog>
  )
}
