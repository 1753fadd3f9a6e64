import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $operators, refreshOperators } from '~/stores/operators'
import { $session, refreshSession } from '~/stores/session'
import LoadFailed from '../ui/LoadFailed'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import OperatorsTable from './OperatorsTable'

const OperatorDialogs = lazy(() => import('./OperatorDialogs'))

/** The accounts of the back office. An island, because only the owner may see them, which the session tells. */
export default function Operators() {
  const { state, value: session } = useStore($session)
  const [opened, open, close] = useOpenDialog('dialog')
  const add = (
    <button type="button" onClick={() => open('add')}>
      Add Operator
    </button>
  )
  return (
    <Screen title="Operators" actions={session?.isOwner && add}>
      {state === 'loading' && <p aria-busy="true">Loading the operators…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSession}>The operators cannot be reached just now.</LoadFailed>}
      {session && !session.isOwner && (
        <p>
          You are signed in as {session.name}. Accounts are made and ended by the owner of this shop; your own password and
          Two-Factor stand in <a href="/admin-settings">Settings</a>.
        </p>
      )}
      {session?.isOwner && <Accounts opened={opened} onOpen={open} onClose={close} />}
    </Screen>
  )
}

interface Props {
  /** The open dialog: `add`, or `name`, `password` or `end` with a user name after a colon. */
  opened: string
  onOpen: (dialog: string) => void
  onClose: () => void
}

function Accounts({ opened, onOpen, onClose }: Props) {
  const { state, value: operators } = useStore($operators)
  return (
    <>
      <p>Each person signs in under a name of their own, so that the list of changes can say who did what.</p>
      {state === 'loading' && <p aria-busy="true">Loading the operators…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshOperators}>The operators cannot be reached just now.</LoadFailed>}
      {operators && <OperatorsTable operators={operators} onOpen={onOpen} />}
      {operators && opened && (
        <Suspense>
          <OperatorDialogs operators={operators} opened={opened} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
