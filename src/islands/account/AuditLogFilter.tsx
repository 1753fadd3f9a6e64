import { AUDITED_NOUN_TEXTS } from '~/domain/account/audit-log'
import type { AuditLogPage } from '~/domain/account/audit-log-schema'
import styles from '../ui/List.module.css'
import own from './AuditLog.module.css'

export const UNFILTERED = { operator: '', noun: '', from: '', to: '' }

export const isUnfiltered = (filter: typeof UNFILTERED): boolean => Object.values(filter).every((text) => text === '')

/** Stands for the commands on the server, which have no user name. */
const COMMAND = '-'

interface Props {
  filter: typeof UNFILTERED
  operators: AuditLogPage['operators']
  onChange: (changes: Partial<typeof UNFILTERED>) => void
}

/** Whose changes are listed, of what kind, and of which days. */
export default function AuditLogFilter({ filter, operators, onChange }: Props) {
  const { operator, noun, from, to } = filter
  const isKnown = operators.some(({ username }) => (username ?? COMMAND) === operator)
  return (
    <search className={styles.filters}>
      <select aria-label="Operator" value={operator} onChange={({ target }) => onChange({ operator: target.value })}>
        <option value="">Everybody</option>
        {operator !== '' && !isKnown && <option value={operator}>{operator}</option>}
        {operators.map(({ username, name }) => (
          <option key={username} value={username ?? COMMAND}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Kind" value={noun} onChange={({ target }) => onChange({ noun: target.value })}>
        <option value="">All kinds</option>
        {Object.entries(AUDITED_NOUN_TEXTS).map(([each, { one, many }]) => (
          <option key={each} value={each}>
            {one.charAt(0) + many.slice(1)}
          </option>
        ))}
      </select>
      <label className={own.day}>
        From
        <input type="date" value={from} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label className={own.day}>
        To
        <input type="date" value={to} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
    </search>
  )
}
