import { workingOf } from '~/content/feeding-words'
import type { ComputedWeight } from '~/domain/ponds/weights'
import figure from '../ui/Figure.module.css'
import { useLanguage } from '../ui/language'
import type { PondToday } from './book-metrics'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './words'

/** How today’s dose is worked out, step by step. */
export default function DoseWorking({ pond: { dose, metrics } }: { pond: PondToday }) {
  const words = usePondMessages().today
  const spoken = useFormat()
  const language = useLanguage()
  const { batch, weight, temperature } = metrics
  if (!batch || !weight) return null
  if (!dose) return <p>{words.noDose}</p>
  const inputs = {
    fishCount: batch.living,
    averageWeight: weight.mean,
    lifeStage: dose.stage,
    waterTemp: temperature?.celsius,
  }
  const { fedToday, feedsLeft, plan } = dose
  const steps = [
    ...weightSteps(weight),
    ...workingOf(language, inputs, plan, true),
    words.working.fedToday(
      fedToday > 0 ? spoken.kilograms(fedToday) : spoken.figure(0, 'kg'),
      spoken.kilograms(plan.daily),
      spoken.figure(feedsLeft),
    ),
  ]
  return (
    <details className={`${figure.details} ${styles.working}`}>
      <summary>{words.working.title}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )

  function weightSteps({ since, mean, degreeDays, coefficient, isOwnCoefficient }: ComputedWeight): string[] {
    const known = words.working[since.kind](spoken.grams(since.mean), spoken.day(since.day))
    if (degreeDays === undefined) return [known, words.working.notGrown]
    if (degreeDays <= 0) return [known]
    const grown = words.working.grown(
      spoken.grams(mean),
      spoken.amount(Math.round(degreeDays)),
      spoken.figure(coefficient.toFixed(1)),
    )
    return [known, `${grown} ${isOwnCoefficient ? words.working.own : words.working.slow}`]
  }
}
