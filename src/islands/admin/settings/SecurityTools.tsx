import { useStore } from '@nanostores/react'
import { $twoFactor } from '~/stores/two-factor'
import PasswordReminder from './PasswordReminder'
import styles from './Settings.module.css'

interface Props {
  /** The stored text of `require_2fa`. */
  required: string | undefined
  onOpen: (dialog: 'password' | 'two-factor') => void
}

/** The buttons for the password and the second factor, beside the security settings. */
export default function SecurityTools({ required, onOpen }: Props) {
  const { value: twoFactor } = useStore($twoFactor)
  return (
    <div className={styles.tools}>
      <h3>Password</h3>
      <PasswordReminder />
      <button type="button" className="outline" onClick={() => onOpen('password')}>
        Change Password
      </button>
      {twoFactor && (
        <>
          <h3>Two-Factor</h3>
          <p>{stateOf(twoFactor, required === 'true')}</p>
          <button type="button" className="outline" onClick={() => onOpen('two-factor')}>
            {twoFactor.isOn ? 'Turn Off Two-Factor' : 'Set Up Two-Factor'}
          </button>
        </>
      )}
    </div>
  )
}

function stateOf({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }, isRequired: boolean): string {
  if (!isOn) return 'Not set up: your password alone signs you in.'
  const codes = recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`
  return isRequired
    ? `Set up and asked for at each sign-in. ${codes}`
    : `Set up, but only asked for while it is required above. ${codes}`
}
