import type { FeedingInputs } from '~/domain/feeding/feeding'
import type { Figure } from '~/domain/feeding/feeding-inputs'
import { useMessages } from '../ui/language'
import '~/styles/printed.css'
import styles from './BlankSheet.module.css'
import PlanHead from './PlanHead'
import { useAmounts } from './use-amounts'

interface Props {
  names: readonly Figure[]
  /** The input so far; a ration needs all of it. */
  inputs: Partial<FeedingInputs>
  company: string
}

/** Printed before there is a plan: lines to fill in by hand, without example figures. */
export default function BlankSheet({ names, inputs, company }: Props) {
  const { calculator, feedingPlan } = useMessages()
  const { amount } = useAmounts()
  const { biomass, daily, perFeed, feedsADay, weekly, monthly } = feedingPlan.labels
  const typed = names.map((name) => {
    const value = inputs[name]
    return [calculator.fields[name].label, value ? amount(value) : ''] as const
  })
  const answers = [daily, perFeed, feedsADay, weekly, monthly, biomass].map((label) => [label, ''] as const)
  return (
    <section className={styles.blank} data-printed aria-hidden="true">
      <PlanHead>
        <h2>{feedingPlan.printed}</h2>
        <p>{company}</p>
      </PlanHead>
      <dl>
        {[[calculator.lifeStage, ''] as const, ...typed, ...answers].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
