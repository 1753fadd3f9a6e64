import { useState } from 'react'
import { givenPassword, type Operator } from '~/domain/account/schema'
import { givePassword } from '~/stores/operators'
import Field from '../ui/Field'
import Switch from '../ui/Switch'
import OwnerProof, { useProved } from './OwnerProof'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'
import TellPassword from './TellPassword'
import { PASSWORD_HINT } from './texts'

const EMPTY = { newPassword: '', password: '', code: '' }

/** Gives an operator a new password, and ends his second factor where the phone is lost. */
export default function GivePassword({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { name, username } = operator
  const [hadTwoFactor] = useState(operator.hasTwoFactor)
  const [endsTwoFactor, setEndsTwoFactor] = useState(false)
  const [given, setGiven] = useState('')
  const schema = useProved(givenPassword)
  const send = async (form: typeof EMPTY) => {
    const outcome = await givePassword(username, { ...form, endsTwoFactor })
    if (outcome.state === 'done') setGiven(form.newPassword)
    return outcome
  }
  const form = useSecretForm(EMPTY, schema, send, () => {})
  const { secret } = form
  if (given) return <TellPassword name={name} username={username} newPassword={given} onClose={onClose} />
  return (
    <SecretDialog title={`Reset Password of ${name}`} action="Reset Password" form={form} onClose={onClose}>
      <p>{name} is signed out everywhere, and signs in with the new password.</p>
      <Field
        label="New Password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={PASSWORD_HINT}
        {...secret('newPassword')}
      />
      {hadTwoFactor && (
        <Switch label="Also turn Two-Factor off: the phone is lost" isOn={endsTwoFactor} onChange={setEndsTwoFactor} />
      )}
      <OwnerProof secret={secret} />
    </SecretDialog>
  )
}
