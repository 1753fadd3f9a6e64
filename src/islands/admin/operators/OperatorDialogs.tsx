import type { Operator } from '~/schemas/operators'
import AddOperator from './AddOperator'
import EndAccount from './EndAccount'
import GivePassword from './GivePassword'

interface Props {
  operators: readonly Operator[]
  opened: string
  onClose: () => void
}

/** The open dialog of the screen; none for an operator who is not there, or is the owner. */
export default function OperatorDialogs({ operators, opened, onClose }: Props) {
  if (opened === 'add') return <AddOperator onClose={onClose} />
  const [dialog, username] = opened.split(':')
  const operator = operators.find((each) => each.username === username && !each.isOwner)
  if (operator && dialog === 'password') return <GivePassword operator={operator} onClose={onClose} />
  if (operator && dialog === 'end') return <EndAccount operator={operator} onClose={onClose} />
  return null
}
