import { type Operator, operatorName } from '~/domain/account/schema'
import { renameOperator } from '~/stores/operators'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

/** Gives an operator another name; the user name stays. */
export default function RenameOperator({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { name, username } = operator
  const form = useSecretForm(
    { name: '' },
    operatorName,
    (named) => renameOperator(username, named),
    () => {
      showToast('Operator Renamed', 'New changes are listed under the new name.')
      onClose()
    },
  )
  return (
    <SecretDialog title={`Rename ${name}`} action="Rename" form={form} onClose={onClose}>
      <Field
        label="Name"
        autoComplete="off"
        placeholder={name}
        hint="As the list of changes shows it."
        {...form.secret('name')}
      />
    </SecretDialog>
  )
}
