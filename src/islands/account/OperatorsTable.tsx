import type { Operator } from '~/domain/account/schema'
import { formatDateTime } from '~/domain/dates'
import cards from '../ui/Cards.module.css'
import catalogue from '../ui/Catalogue.module.css'
import Table, { type Column } from '../ui/Table'
import styles from './Operators.module.css'

interface Props {
  operators: readonly Operator[]
  onOpen: (dialog: string) => void
}

type Row = Operator & { id: number }

/** The operators. The owner changes his own password in the settings. */
export default function OperatorsTable({ operators, onOpen }: Props) {
  const button = (word: string, label: string, dialog: string) => (
    <button type="button" className="outline" aria-label={label} onClick={() => onOpen(dialog)}>
      {word}
    </button>
  )
  const actions = ({ username, name, isOwner }: Row) => (
    <span className={catalogue.row}>
      {button('Rename', `Rename ${name}`, `name:${username}`)}
      {!isOwner && button('Reset Password', `Reset password of ${name}`, `password:${username}`)}
      {!isOwner && button('End Account', `End account of ${name}`, `end:${username}`)}
    </span>
  )
  const columns = [...COLUMNS, { heading: 'Actions', className: styles.actions, cell: actions }]
  const rows = operators.map((operator, id) => ({ id, ...operator }))
  return <Table columns={columns} rows={rows} className={`${cards.cards} ${styles.table}`} />
}

const COLUMNS: Column<Row>[] = [
  {
    heading: 'Name',
    isRowHeading: true,
    cell: ({ name, username, isOwner }) => (
      <span className={catalogue.who}>
        {name}
        <span>{isOwner ? `${username}, the owner` : username}</span>
      </span>
    ),
  },
  {
    heading: 'Two-Factor',
    cell: ({ hasTwoFactor }) => (
      <span className="badge" data-tone={hasTwoFactor ? 'good' : 'low'}>
        {hasTwoFactor ? 'Two-Factor on' : 'Two-Factor off'}
      </span>
    ),
  },
  {
    heading: 'Last Sign-In',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : 'Not signed in yet'),
  },
]
