import { localizedDay } from '~/content/localized-dates'
import { isolated } from '~/content/message-params'
import type { Company } from '~/domain/account/company'
import type { FeedingInputs } from '~/domain/feeding/feeding'
import type { Figure } from '~/domain/feeding/feeding-inputs'
import { useLanguage, useMessages } from '../ui/language'
import styles from './Plan.module.css'
import { useAmounts } from './use-amounts'

const NAMES: readonly Figure[] = ['fishCount', 'averageWeight', 'waterTemp', 'pondSize']

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  inputs: FeedingInputs
}

/** The heading of a printed plan: company, date and inputs. */
export default function PrintedHead({ company, inputs }: Props) {
  const words = useMessages()
  const language = useLanguage()
  const { amount } = useAmounts()
  const given = NAMES.flatMap((name) =>
    inputs[name] === undefined ? [] : [`${words.calculator.fields[name].label}: ${amount(inputs[name])}`],
  )
  const { comma, stop } = words.punctuation
  const from = [company.name, company.phone].map((text) => isolated(language, text)).join(comma)
  return (
    <header className={styles.printed}>
      <h2>{words.feedingPlan.printed}</h2>
      <p>{[from, localizedDay(new Date().toISOString(), words)].join(stop)}</p>
      <p>{[words.stages.life[inputs.lifeStage], ...given].join(' · ')}</p>
    </header>
  )
}
