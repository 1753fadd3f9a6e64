import { type ReactNode, useEffect } from 'react'
import { logOut } from '~/stores/session'
import styles from './Screen.module.css'
import { watchToasts } from './toast'
import './admin-messages'

interface Props {
  title: string
  /** What is said beside the title. */
  beside?: ReactNode
  /** Buttons of this screen, before Logout. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every admin screen: its heading, its buttons, Logout, and the toasts. */
export default function Screen({ title, beside, actions, children }: Props) {
  useEffect(watchToasts, [])
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        {beside}
        <div className="actions">
          {actions}
          <button type="button" className={`outline ${styles.logOut}`} onClick={logOut}>
            Logout
          </button>
        </div>
      </header>
      {children}
    </>
  )
}
