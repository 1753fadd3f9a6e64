import type { ReactNode } from 'react'
import { fishOfPlan } from '~/content/feeding-words'
import type { FeedingInputs, FeedingPlan } from '~/domain/feeding/feeding'
import { useLanguage, useMessages } from '../ui/language'
import '~/styles/printed.css'
import answerStyles from './Answer.module.css'
import styles from './Plan.module.css'
import { useAmounts } from './use-amounts'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  /** Before any input: the same sheet with example figures. */
  isExample: boolean
  head?: ReactNode
  actions: ReactNode
  /** The cost with delivery. */
  doorCost: ReactNode
  children: ReactNode
}

/** The sheet of a plan: the answer, actions and details. Each part has the same height with and without figures. */
export default function Plan({ inputs, plan, isExample, head, actions, doorCost, children }: Props) {
  const { calculator, feedingPlan } = useMessages()
  return (
    <section
      className={isExample ? styles.plan : styles.sheet}
      aria-label={isExample ? calculator.example : feedingPlan.title}
      data-printed={isExample ? undefined : ''}
    >
      {head}
      <Answer inputs={inputs} plan={plan} isExample={isExample} />
      <div className={`actions ${styles.actions}`} data-scripted>
        {actions}
      </div>
      {doorCost}
      {children}
    </section>
  )
}

interface AnswerProps {
  inputs: FeedingInputs
  plan: FeedingPlan
  isExample: boolean
}

/** The figures of a plan, and the fish they are for. */
function Answer({ inputs, plan, isExample }: AnswerProps) {
  const {
    calculator,
    feedingPlan: { labels },
  } = useMessages()
  const { result } = useAmounts()
  const language = useLanguage()
  const { biomass, daily, perFeed, feedsADay, weekly, monthly } = plan
  const figures = [
    [labels.daily, result(daily)],
    [labels.perFeed, result(perFeed)],
    [labels.feedsADay, feedsADay],
    [labels.weekly, result(weekly)],
    [labels.monthly, result(monthly)],
    [labels.biomass, result(biomass)],
  ]
  return (
    <div className={`deep ${answerStyles.answer}`} data-example={isExample}>
      <p>
        {isExample && (
          <strong className="badge" data-tone="wait">
            {calculator.example}
          </strong>
        )}{' '}
        {fishOfPlan(language, inputs)}
      </p>
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
