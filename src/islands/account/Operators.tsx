import { useStore } from '@nanostores/react'
import type { Operator } from '~/domain/account/schema'
import { formatDateTime } from '~/domain/dates'
import { $operators, refreshOperators } from '~/stores/account/operators'
import { $session, refreshSession } from '~/stores/account/session'
import list from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import OtherActions from '../ui/OtherActions'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Table, { type Column } from '../ui/Table'
import styles from './Operators.module.css'

interface OperatorsTableProps {
  operators: readonly Operator[]
  onOpen: (dialog: string) => void
}

type Row = Operator & { id: number }

/** The operators. The owner changes his own password in the settings. */
function OperatorsTable({ operators, onOpen }: OperatorsTableProps) {
  const button = (word: string, label: string, dialog: string) => (
    <button type="button" className="outline" aria-label={label} onClick={() => onOpen(dialog)}>
      {word}
    </button>
  )
  const actions = ({ username, name, isOwner }: Row) => (
    <span className={`row ${styles.row}`}>
      {button('Rename', `Rename ${name}`, `name:${username}`)}
      {!isOwner && (
        <OtherActions label={`Other actions for ${name}`}>
          {button('Role', `Role of ${name}`, `role:${username}`)}
          {button('Reset Password', `Reset password of ${name}`, `password:${username}`)}
          {button('End Account', `End account of ${name}`, `end:${username}`)}
        </OtherActions>
      )}
    </span>
  )
  const columns = [...COLUMNS, { heading: 'Actions', isHeadingHidden: true, className: styles.actions, cell: actions }]
  const rows = operators.map((operator, id) => ({ id, ...operator }))
  return <Table columns={columns} rows={rows} className={`${list.table} ${styles.table}`} />
}

const COLUMNS: Column<Row>[] = [
  {
    heading: 'Name',
    isRowHeading: true,
    cell: ({ name, username, role }) => (
      <span className={list.twoLines}>
        <span>{name}</span>
        <span>{role === 'operator' ? username : `${username}, ${role === 'owner' ? 'the owner' : role}`}</span>
      </span>
    ),
  },
  {
    heading: 'Two-Factor',
    className: styles.factor,
    cell: ({ hasTwoFactor }) => (
      <span className="badge" data-tone={hasTwoFactor ? 'ok' : 'wait'}>
        {hasTwoFactor ? 'Two-Factor on' : 'Two-Factor off'}
      </span>
    ),
  },
  {
    heading: 'Last Sign-In',
    className: styles.last,
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : 'Not signed in yet'),
  },
]

const OperatorDialogs = lazyPart(() => import('./OperatorDialogs'))

/** The accounts of the back office. An island, because only the owner may see them, which needs the session. */
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
          Two-Factor stand in <a href="/admin-settings?tab=security">Settings</a>.
        </p>
      )}
      {session?.isOwner && <Accounts opened={opened} onOpen={open} onClose={close} />}
    </Screen>
  )
}

interface Props {
  /** The open dialog: `add`; or `name`, `password` or `end`, with a colon and a user name. */
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
      {operators && opened && <OperatorDialogs operators={operators} opened={opened} onClose={onClose} />}
    </>
  )
}
