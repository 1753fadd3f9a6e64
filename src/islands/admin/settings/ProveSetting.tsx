import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { Setting } from '~/schemas/settings'
import { begunTwoFactor, endedTwoFactor } from '~/schemas/two-factor'
import { updateProved } from '~/stores/settings'
import { $twoFactor } from '~/stores/two-factor'
import Field from '../../ui/Field'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

const WITHOUT_CODE = z.extend(begunTwoFactor, { code: z.string() })

interface Props {
  setting: Setting
  onProved: () => void
  onClose: () => void
}

/** Asks for the password and a code before Two-Factor is no longer required. */
export default function ProveSetting({ setting, onProved, onClose }: Props) {
  const needsCode = useStore($twoFactor).value?.isOn ?? false
  const schema = needsCode ? endedTwoFactor : WITHOUT_CODE
  const form = useSecretForm({ password: '', code: '' }, schema, (proof) => updateProved(setting, proof), onProved)
  const { secret } = form
  return (
    <SecretDialog title="No Longer Require Two-Factor" action="Save" form={form} onClose={onClose}>
      <p>Who has not set Two-Factor up will sign in by the password alone.</p>
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
