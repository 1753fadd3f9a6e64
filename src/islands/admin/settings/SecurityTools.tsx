import PasswordReminder from './PasswordReminder'
import styles from './Settings.module.css'

interface Props {
  onOpen: (dialog: 'password') => void
}

/** What the operator may do for the door, beside its settings. */
export default function SecurityTools({ onOpen }: Props) {
  return (
    <div className={styles.tools}>
      <PasswordReminder />
      <button type="button" className="outline" onClick={() => onOpen('password')}>
        Change Password
      </button>
    </div>
  )
}
