import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '~/browser/when-idle'
import { forgetDevice, logOut } from '~/stores/session'
import LateToaster from '../ui/LateToaster'
import styles from './Screen.module.css'
import './words'

interface Props {
  title: string
  /** Buttons of this screen, before Logout. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every admin screen: its heading, its buttons, Logout and Forget this device (on a phone under More), and the toasts. */
export default function Screen({ title, actions, children }: Props) {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className="actions">
          {actions}
          <button type="button" className={`outline ${styles.logOut}`} onClick={forgetDevice}>
            Forget this device
          </button>
          <button type="button" className={`outline ${styles.logOut}`} onClick={logOut}>
            Logout
          </button>
        </div>
      </header>
      {children}
      <LateToaster isWanted={isIdle} />
    </>
  )
}
