import { useStore } from '@nanostores/react'
import { securityEventWords } from '~/domain/account/security-events'
import { formatDateTime } from '~/domain/dates'
import { $securityEvents, refreshSecurityEvents } from '~/stores/account/security-events'
import LoadFailed from '../ui/LoadFailed'
import styles from './Settings.module.css'

const SHOWN = 10

/** Recent security events, so that an operator notices changes by a stranger. */
export default function SecurityEvents() {
  const { state, value } = useStore($securityEvents)
  return (
    <section className={styles.system} aria-labelledby="security-events">
      <h2 id="security-events">Recent Security Changes</h2>
      {state === 'loading' && <p aria-busy="true">Loading the changes…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSecurityEvents}>The changes cannot be reached just now.</LoadFailed>}
      {value?.length === 0 && (
        <p>Nothing was changed yet: password, Two-Factor, payment details and admin email are as they were.</p>
      )}
      {value && value.length > 0 && (
        <dl>
          {value.slice(0, SHOWN).map(({ id, event, createdAt, username, by }) => (
            <div key={id}>
              <dt>
                {formatDateTime(createdAt)} (Indian time){by && `, by ${by}`}
              </dt>
              <dd>{securityEventWords({ event, username })}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
