import type { Operator } from '~/domain/account/schema'
import AddOperator from './AddOperator'
import EndAccount from './EndAccount'
import GivePassword from './GivePassword'
import RenameOperator from './RenameOperator'

interface Props {
  operators: readonly Operator[]
  opened: string
  onClose: () => void
}

/** The open dialog of the screen; none for an operator who is not there, and for the owner only the one of his name. */
export default function OperatorDialogs({ operators, opened, onClose }: Props) {
  if (opened === 'add') return <AddOperator onClose={onClose} />
  const [dialog, username] = opened.split(':')
  const named = operators.find((each) => each.username === username)
  if (named && dialog === 'name') return <RenameOperator operator={named} onClose={onClose} />
  const operator = named?.isOwner ? undefined : named
  if (operator && dialog === 'password') return <GivePassword operator={operator} onClose={onClose} />
  if (operator && dialog === 'end') return <EndAccount operator={operator} onClose={onClose} />
  return null
}
