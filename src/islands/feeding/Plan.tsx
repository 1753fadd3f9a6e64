import type { ReactNode } from 'react'
import type { FeedingInputs, FeedingPlan } from '~/domain/feeding/feeding'
import { useMessages } from '../ui/language'
import Answer from './Answer'
import styles from './Plan.module.css'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  /** Before anything is typed: the same sheet with the figures of an example. */
  isExample: boolean
  head?: ReactNode
  actions: ReactNode
  children: ReactNode
}

/** The sheet of a plan: the answer, what to do with it, and its parts. Each part is as high without figures as with them. */
export default function Plan({ inputs, plan, isExample, head, actions, children }: Props) {
  const { calculator, feedingPlan } = useMessages()
  return (
    <section className={isExample ? styles.plan : styles.sheet} aria-label={isExample ? calculator.example : feedingPlan.title}>
      {head}
      <Answer inputs={inputs} plan={plan} isExample={isExample} />
      <div className={styles.actions} data-scripted>
        {actions}
      </div>
      {children}
    </section>
  )
}
