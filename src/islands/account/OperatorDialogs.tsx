import { type ComponentProps, useState } from 'react'
import { MIN_PASSWORD, proof } from '~/domain/account/password-schema'
import type { GivenRole } from '~/domain/account/roles'
import { changedRole, givenPassword, newOperator, type Operator, operatorName } from '~/domain/account/schema'
import { LOGIN_PATH } from '~/login-path'
import { addOperator, changeRole, endOperator, givePassword, renameOperator } from '~/stores/account/operators'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import Fields from '../ui/Fields'
import Switch from '../ui/Switch'
import CodeField from './CodeField'
import SecretDialog from './SecretDialog'
import ShownOnce from './ShownOnce'
import { useSecretForm } from './secret-form'

interface Props {
  operators: readonly Operator[]
  opened: string
  onClose: () => void
}

/** The open dialog; none for an unknown operator, and only renaming for the owner. */
export default function OperatorDialogs({ operators, opened, onClose }: Props) {
  if (opened === 'add') return <AddOperator onClose={onClose} />
  const [dialog, username] = opened.split(':')
  const named = operators.find((each) => each.username === username)
  if (named && dialog === 'name') return <RenameOperator operator={named} onClose={onClose} />
  const operator = named?.isOwner ? undefined : named
  if (operator && dialog === 'password') return <GivePassword operator={operator} onClose={onClose} />
  if (operator && dialog === 'role') return <ChangeRole operator={operator} onClose={onClose} />
  if (operator && dialog === 'end') return <EndAccount operator={operator} onClose={onClose} />
  return null
}

const LATIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
const NAME = { name: 'name', label: 'Name', autoComplete: 'off', hint: 'As the list of changes shows it.' } as const
const NEW_PASSWORD = {
  ...LATIN,
  name: 'newPassword',
  label: 'First Password',
  hint: `At least ${MIN_PASSWORD} characters; four unrelated words are both strong and easy to tell.`,
} as const
const ROLE = {
  name: 'role',
  label: 'Role',
  choices: [
    ['operator', 'Operator: does all but the accounts of others'],
    ['packer', 'Packer: orders, without money'],
    ['accountant', 'Accountant: reads all, books money'],
  ] satisfies [GivenRole, string][],
} as const
const ADDED = [NAME, { ...LATIN, name: 'username', label: 'User Name' }, NEW_PASSWORD, ROLE] as const

const EMPTY = { name: '', username: '', newPassword: '', role: 'operator' as GivenRole, password: '', code: '' }

/** Creates an account, then shows its credentials once. */
function AddOperator({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<typeof EMPTY>()
  const form = useSecretForm(EMPTY, newOperator, addOperator, setMade)
  const { secret } = form
  if (made) return <TellPassword {...made} onClose={onClose} />
  return (
    <SecretDialog title="Add Operator" action="Add Operator" form={form} onClose={onClose}>
      <Fields of={ADDED} field={secret} />
      <OwnerProof secret={secret} />
    </SecretDialog>
  )
}

/** Asks before an account is deleted, because that cannot be undone. */
function EndAccount({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { name, username } = operator
  const form = useSecretForm(
    { password: '', code: '' },
    proof,
    (given) => endOperator(username, given),
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
      <OwnerProof secret={form.secret} />
    </SecretDialog>
  )
}

const NOTHING_GIVEN = { newPassword: '', password: '', code: '' }

/** Sets an operator's password, and turns off his two-factor if the phone is lost. */
function GivePassword({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { name, username } = operator
  const [hadTwoFactor] = useState(operator.hasTwoFactor)
  const [endsTwoFactor, setEndsTwoFactor] = useState(false)
  const [given, setGiven] = useState('')
  const form = useSecretForm(
    NOTHING_GIVEN,
    givenPassword,
    (secrets) => givePassword(username, { ...secrets, endsTwoFactor }),
    ({ newPassword }) => setGiven(newPassword),
  )
  const { secret } = form
  if (given) return <TellPassword name={name} username={username} newPassword={given} onClose={onClose} />
  return (
    <SecretDialog title={`Reset Password of ${name}`} action="Reset Password" form={form} onClose={onClose}>
      <p>{name} is signed out everywhere, and signs in with the new password.</p>
      <Fields of={[{ ...NEW_PASSWORD, label: 'New Password' }]} field={secret} />
      {hadTwoFactor && (
        <Switch label="Also turn Two-Factor off: the phone is lost" isOn={endsTwoFactor} onChange={setEndsTwoFactor} />
      )}
      <OwnerProof secret={secret} />
    </SecretDialog>
  )
}

/** Changes an operator's role. His open pages follow at the next call. */
function ChangeRole({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { name, username } = operator
  const form = useSecretForm(
    { role: operator.role as GivenRole, password: '', code: '' },
    changedRole,
    (given) => changeRole(username, given),
    () => {
      showToast('Role Changed', `${name} may do what the new role says.`)
      onClose()
    },
  )
  return (
    <SecretDialog title={`Role of ${name}`} action="Change Role" form={form} onClose={onClose}>
      <Fields of={[ROLE]} field={form.secret} />
      <OwnerProof secret={form.secret} />
    </SecretDialog>
  )
}

type Proof = 'password' | 'code'

/** The owner's password, and a code if his two-factor is on. */
function OwnerProof({ secret }: { secret: (name: Proof) => Omit<ComponentProps<typeof Field>, 'label'> }) {
  return (
    <>
      <Field
        label="Your Own Password"
        type="password"
        autoComplete="current-password"
        hint="So that nobody who finds your screen open decides who gets in."
        {...secret('password')}
      />
      <CodeField {...secret('code')} />
    </>
  )
}

/** Renames an operator; the user name stays. */
function RenameOperator({ operator, onClose }: { operator: Operator; onClose: () => void }) {
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
      <Fields of={[{ ...NAME, placeholder: name }]} field={form.secret} />
    </SecretDialog>
  )
}

interface TellPasswordProps {
  name: string
  username: string
  newPassword: string
  onClose: () => void
}

/** The credentials that an operator needs to sign in. */
function TellPassword({ name, username, newPassword, onClose }: TellPasswordProps) {
  const lines = [
    `Sign in at: ${location.origin}${LOGIN_PATH}`,
    `User name: ${username}`,
    `Password: ${newPassword}`,
    'Then choose your own: Settings, Change Password.',
  ]
  return (
    <ShownOnce
      title={`Tell ${name}`}
      text={lines.join('\n')}
      question="This password is never shown again. Have you kept it?"
      onClose={onClose}
    >
      Give these lines to {name} yourself, on the phone or on paper: the password is not shown again.
    </ShownOnce>
  )
}
