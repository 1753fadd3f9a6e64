import { planSentence } from '~/content/feeding-words'
import { densityLevel, type FeedingNotice, type FeedingPlan } from '~/domain/feeding/feeding'
import { useLanguage, useMessages } from '../ui/language'
import { useAmounts } from './use-amounts'

interface Props {
  plan: FeedingPlan | undefined
  density?: number | undefined
  about: readonly FeedingNotice[]
}

/** The plan after a pause in typing, for screen readers. The visible figures update at once. */
export default function PlanSentence({ plan, density, about }: Props) {
  const {
    feedingNotices: { density: words, warnings },
    feedingPlan,
  } = useMessages()
  const language = useLanguage()
  const { amount } = useAmounts()
  const pond =
    density === undefined ? [] : [feedingPlan.sentences.density(amount(density, 'kg/m³'), words.levels[densityLevel(density)])]
  const sentences = plan ? [planSentence(language, plan), ...pond, ...about.map((notice) => warnings[notice])] : []
  return (
    <p role="status" aria-live="polite" className="visually-hidden">
      {sentences.join(' ')}
    </p>
  )
}
