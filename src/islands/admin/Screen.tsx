import type { ReactNode } from 'react'
import { LOGIN_PATH } from '~/login-path'
import { signOut } from '~/stores/session'
import { keepToast } from '~/stores/toasts'
import Toaster from '../ui/Toaster'
import styles from './Screen.module.css'

interface Props {
  title: string
  /** Buttons of this screen, before Logout. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every admin screen: its heading, its buttons, Logout and the toasts. */
export default function Screen({ title, actions, children }: Props) {
  async function logOut() {
    await signOut()
    keepToast('Logged Out', 'You have been successfully logged out.')
    location.assign(LOGIN_PATH)
  }
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className="actions">
          {actions}
          <button type="button" className="outline" onClick={logOut}>
            Logout
          </button>
        </div>
      </header>
      {children}
      <Toaster />
    </>
  )
}
