import { useState } from 'react'
import { newOperator } from '~/domain/account/schema'
import { addOperator } from '~/stores/operators'
import Field from '../ui/Field'
import OwnerProof, { useProved } from './OwnerProof'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'
import TellPassword from './TellPassword'
import { PASSWORD_HINT } from './texts'

const EMPTY = { name: '', username: '', newPassword: '', password: '', code: '' }

/** Makes an account, then shows once what its operator has to be told. */
export default function AddOperator({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<typeof EMPTY>()
  const schema = useProved(newOperator)
  const send = async (form: typeof EMPTY) => {
    const outcome = await addOperator(form)
    if (outcome.state === 'done') setMade(form)
    return outcome
  }
  const form = useSecretForm(EMPTY, schema, send, () => {})
  const { secret } = form
  if (made) return <TellPassword {...made} onClose={onClose} />
  return (
    <SecretDialog title="Add Operator" action="Add Operator" form={form} onClose={onClose}>
      <Field label="Name" autoComplete="off" hint="As the list of changes shows it." {...secret('name')} />
      <Field label="User Name" autoComplete="off" autoCapitalize="none" spellCheck={false} {...secret('username')} />
      <Field
        label="First Password"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={PASSWORD_HINT}
        {...secret('newPassword')}
      />
      <OwnerProof secret={secret} />
    </SecretDialog>
  )
}
