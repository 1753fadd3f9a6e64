import { LOGIN_PATH } from '~/login-path'
import ShownOnce from './ShownOnce'

interface Props {
  name: string
  username: string
  newPassword: string
  onClose: () => void
}

/** What an operator has to be told to sign in. */
export default function TellPassword({ name, username, newPassword, onClose }: Props) {
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
