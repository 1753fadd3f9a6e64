import { useEffect, useRef } from 'react'
import type { FeedingPlan } from '~/domain/feeding/feeding'
import type { LifeStage } from '~/domain/feeding/stages'
import { useMessages } from '../ui/language'
import type { Bag } from './cost'
import styles from './Glance.module.css'
import OrderAction from './OrderAction'
import { useAmounts } from './use-amounts'

/** Minimum pixels below the answer's figure for it to count as visible. */
const ROOM = 16

interface Props {
  plan: FeedingPlan
  lifeStage: LifeStage
  bag: Bag
}

/** The answer in one line with its order link, at the bottom of a phone's screen until the answer is visible. */
export default function Glance({ plan, lifeStage, bag }: Props) {
  const { glance } = useMessages().feedingPlan
  const { bags, kilograms } = useAmounts()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? followView(element.current) : undefined), [])
  return (
    <div ref={element} className={`deep ${styles.glance}`}>
      <p aria-hidden="true">
        <strong>{kilograms(plan.daily)}</strong> {glance(bags(plan.bags))}
      </p>
      <OrderAction bags={plan.bags} lifeStage={lifeStage} bag={bag} isBrief />
    </div>
  )
}

/** Keeps an element above a phone's keyboard, and hides it while the answer is visible. */
function followView(element: HTMLElement): () => void {
  const { visualViewport: viewport } = window
  const place = () => {
    const { clientHeight } = document.documentElement
    const covered = viewport ? clientHeight - viewport.offsetTop - viewport.height : 0
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    const foot = clientHeight - Number.parseFloat(getComputedStyle(element).bottom)
    const answer = element.parentElement?.querySelector('section dd')?.getBoundingClientRect()
    element.dataset['seen'] = String(answer !== undefined && answer.bottom + ROOM < foot)
  }
  const listening = new AbortController()
  for (const source of [window, viewport]) {
    for (const change of ['resize', 'scroll'])
      source?.addEventListener(change, place, { signal: listening.signal, passive: true })
  }
  place()
  return () => listening.abort()
}
