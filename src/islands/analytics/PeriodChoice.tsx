import { indianDay } from '~/domain/dates'
import type { SetQueryParameters } from '../ui/query-parameters'
import styles from './Chart.module.css'
import { PERIODS } from './periods'

interface Props {
  period: string
  from: string
  to: string
  onChange: SetQueryParameters<{ period: string; from: string; to: string }>
}

/** Which days the figures are of. */
export default function PeriodChoice({ period, from, to, onChange }: Props) {
  const date = (label: string, name: 'from' | 'to', value: string) => (
    <label>
      {label}
      <input
        type="date"
        value={value}
        max={indianDay(new Date())}
        onChange={({ target }) => onChange({ period: 'own', from, to, [name]: target.value }, 'replace')}
      />
    </label>
  )
  return (
    <search className={styles.choice}>
      <label>
        Period
        <select
          value={period}
          onChange={({ target }) =>
            onChange({ period: target.value, ...(target.value === 'own' ? { from, to } : { from: '', to: '' }) })
          }
        >
          {Object.entries(PERIODS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {period === 'own' && date('From', 'from', from)}
      {period === 'own' && date('To', 'to', to)}
    </search>
  )
}
