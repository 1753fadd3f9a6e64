import { useStore } from '@nanostores/react'
import type { TwoFactor } from '~/domain/account/two-factor-schema'
import { operatorMay } from '~/stores/account/own-role'
import { forgetDevice } from '~/stores/account/session'
import { $twoFactor } from '~/stores/account/two-factor'
import { lazyPart } from '../ui/lazy-part'
import PasswordReminder from '../ui/PasswordReminder'
import styles from './Settings.module.css'

const OrderNotices = lazyPart(() => import('../ui/OrderNotices'))

interface Props {
  onOpen: (dialog: 'password' | 'two-factor') => void
}

/** The buttons for password and two-factor in the security settings. */
export default function SecurityTools({ onOpen }: Props) {
  const { value: twoFactor } = useStore($twoFactor)
  return (
    <div className={`stack ${styles.tools}`}>
      <h3>Password</h3>
      <PasswordReminder />
      <button type="button" className="outline" onClick={() => onOpen('password')}>
        Change Password
      </button>
      {twoFactor && (
        <>
          <h3>Two-Factor</h3>
          <p>{stateOf(twoFactor)}</p>
          <button type="button" className="outline" onClick={() => onOpen('two-factor')}>
            {twoFactor.isOn ? 'Turn Off Two-Factor' : 'Set Up Two-Factor'}
          </button>
        </>
      )}
      <h3>This Device</h3>
      <p>Its login page shows the newest contacts by name and subject, also while you are signed out.</p>
      <button type="button" className="outline" onClick={forgetDevice}>
        Forget this device
      </button>
      {!operatorMay('read') && <OrderNotices />}
    </div>
  )
}

function stateOf({ isOn, recoveryCodesLeft }: TwoFactor): string {
  if (!isOn) return 'Not set up: your password alone signs you in.'
  const codes = recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`
  return `Set up and asked for at each sign-in. ${codes}`
}
