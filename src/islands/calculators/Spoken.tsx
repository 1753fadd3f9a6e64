import { densityLabels, notices, resultLabels } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import { spokenPlan } from '~/formats/feeding-words'
import { densityLevel, type FeedingNotice, type FeedingPlan } from '~/rules/feeding'

interface Props {
  plan: FeedingPlan | undefined
  density?: number | undefined
  about: readonly FeedingNotice[]
}

/** The plan after a pause in typing, for screen readers. The figures on the screen follow every key. */
export default function Spoken({ plan, density, about }: Props) {
  const pond =
    density === undefined
      ? []
      : [`${resultLabels.density} ${formatAmount(density)} kg/m³, ${densityLabels[densityLevel(density)]}.`]
  const sentences = plan ? [spokenPlan(plan), ...pond, ...about.map((notice) => notices[notice].text)] : []
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {sentences.join(' ')}
    </p>
  )
}
