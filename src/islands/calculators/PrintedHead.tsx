import { figures, printed } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import type { Company } from '~/formats/company'
import { formatDate } from '~/formats/dates'
import type { FeedingInputs } from '~/rules/feeding'
import type { Figure } from '~/rules/feeding-inputs'
import { LIFE_STAGE_LABELS } from '~/rules/stages'
import styles from './Plan.module.css'

const NAMES: readonly Figure[] = ['fishCount', 'averageWeight', 'waterTemp', 'pondSize']

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  inputs: FeedingInputs
}

/** The heading of a printed plan: company, date and inputs. */
export default function PrintedHead({ company, inputs }: Props) {
  const given = NAMES.flatMap((name) =>
    inputs[name] === undefined ? [] : [`${figures[name].label}: ${formatAmount(inputs[name])}`],
  )
  return (
    <header className={styles.printed}>
      <h2>{printed.title}</h2>
      <p>
        {company.name}, {company.phone}. {formatDate(new Date().toISOString())}
      </p>
      <p>{[LIFE_STAGE_LABELS[inputs.lifeStage], ...given].join(' · ')}</p>
    </header>
  )
}
