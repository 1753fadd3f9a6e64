import { useStore } from '@nanostores/react'
import { ALARM_WORDS } from '~/domain/account/alarms'
import { BACKUP_TODAY, backupBadge, sizeInWords, spanInWords } from '~/domain/account/system'
import type { System } from '~/domain/account/system-schema'
import { formatDateTime } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { $system, refreshSystem } from '~/stores/account/system'
import LoadFailed from '../ui/LoadFailed'
import styles from './Settings.module.css'

/** Badges of facts that are true now. The server knows nothing about backups of a database. */
function badgesOf(system: System | undefined, now: Date): [text: string, tone: 'ok' | 'wait'][] {
  if (!system) return []
  const backup = system.store === 'files' ? [backupBadge(system.lastBackupAt, now)] : []
  return ['Online', 'Connected', ...backup].map((text) => [text, BADGES_OK.includes(text) ? 'ok' : 'wait'])
}

const BADGES_OK = ['Online', 'Connected', BACKUP_TODAY]

/** Facts and measurements of this server. */
export default function SystemInformation() {
  const { state, value } = useStore($system)
  return (
    <section className={styles.system} aria-labelledby="system-information">
      <h2 id="system-information">System Information</h2>
      <ul className="row">
        {badgesOf(state === 'failed' ? undefined : value, new Date()).map(([text, tone]) => (
          <li key={text} className="badge" data-tone={tone}>
            {text}
          </li>
        ))}
      </ul>
      {state === 'loading' && <p aria-busy="true">Measuring…</p>}
      {state === 'failed' && <LoadFailed onRetry={refreshSystem}>The figures cannot be reached just now.</LoadFailed>}
      {value && <Health watched={value.health} />}
      {value && (
        <dl>
          {figuresOf(value, Date.now()).map(([name, figure]) => (
            <div key={name}>
              <dt className="quiet">{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const STATES = {
  well: ['Well', 'ok'],
  alarm: ['Alarm', 'no'],
  'not yet': ['Not yet', 'wait'],
  'not watched': ['Not watched', 'wait'],
} as const

/** The monitored parts: alarms first, each with its start and what to do. */
function Health({ watched }: { watched: System['health'] }) {
  const alarms = watched.filter(({ state }) => state === 'alarm')
  return (
    <section className={styles.health} aria-labelledby="health">
      <h3 id="health">Health</h3>
      <ul className="stack">
        {[...alarms, ...watched.filter((each) => !alarms.includes(each))].map(({ alarm, state, since, detail }) => (
          <li key={alarm}>
            <strong>{ALARM_WORDS[alarm].title}</strong>{' '}
            <span className="badge" data-tone={STATES[state][1]}>
              {STATES[state][0]}
            </span>
            {detail && (
              <p className="quiet">
                {since && `Since ${formatDateTime(since)}. `}
                {detail}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function storeInWords(system: System): string {
  if (system.store === 'postgresql') return `PostgreSQL: ${sizeInWords(system.databaseBytes)}`
  return `Files: snapshot ${sizeInWords(system.snapshotBytes)}, journal ${sizeInWords(system.journalBytes)}`
}

function backupInWords({ store, lastBackupAt }: System): string {
  if (store === 'postgresql') return 'Made by the database server, not by this one'
  return lastBackupAt ? `${formatDateTime(lastBackupAt)} (Indian time)` : 'No backup yet'
}

const figuresOf = (system: System, now: number) =>
  [
    ['Orders held', indianNumber(system.orders)],
    ['Store', storeInWords(system)],
    ['Last backup', backupInWords(system)],
    ['Disk space left', sizeInWords(system.freeBytes)],
    ['Version', system.version],
    ['Running for', `${spanInWords(now - Date.parse(system.startedAt))}, since ${formatDateTime(system.startedAt)}`],
  ] as const
