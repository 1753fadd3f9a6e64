import { type ReactNode, useEffect } from 'react'
import { logOut } from '~/stores/account/session'
import OtherActions from './OtherActions'
import styles from './Screen.module.css'
import { watchToasts } from './toast'
import './admin-messages'

interface Props {
  title: string
  /** Content next to the title. */
  beside?: ReactNode
  /** Buttons of this screen, before Logout. */
  actions?: ReactNode
  /** Less frequent actions, in a menu. */
  more?: ReactNode
  children: ReactNode
}

/** The frame of every admin screen: heading, buttons, Logout and toasts. */
export default function Screen({ title, beside, actions, more, children }: Props) {
  useEffect(watchToasts, [])
  return (
    <>
      <header className={`row ${styles.header}`}>
        <h1>{title}</h1>
        {beside}
        <div className="actions">
          {actions}
          {more && <OtherActions label="Other actions">{more}</OtherActions>}
          <button type="button" className={`outline ${styles.logOut}`} onClick={logOut}>
            Logout
          </button>
        </div>
      </header>
      {children}
    </>
  )
}
