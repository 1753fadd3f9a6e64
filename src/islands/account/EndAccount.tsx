import * as z from 'zod/mini'
import type { Operator } from '~/domain/account/schema'
import { endOperator } from '~/stores/operators'
import { showToast } from '~/stores/toasts'
import SecretDialog from './SecretDialog'
import { useSecretForm } from './secret-form'

/** Asks in words before an account ends; there is no way back but a new account. */
export default function EndAccount({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { name, username } = operator
  const form = useSecretForm(
    {},
    z.object({}),
    () => endOperator(username),
    () => {
      showToast('Account Ended', `${name} is signed out everywhere.`)
      onClose()
    },
  )
  return (
    <SecretDialog title={`End Account of ${name}`} action="End Account" form={form} onClose={onClose}>
      <p>
        {name} is signed out everywhere at once and can no longer sign in. What {name} did stays in the list of changes. This
        cannot be undone: to work here again, {name} needs a new account.
      </p>
    </SecretDialog>
  )
}
