import { useEffect, useRef } from 'react'
import { glance } from '~/content/calculator'
import { formatKilograms } from '~/formats/amounts'
import type { FeedingPlan } from '~/rules/feeding'
import styles from './Glance.module.css'

/** The answer in one line, at the foot of a phone's screen until the answer itself comes into sight. */
export default function Glance({ plan }: { plan: FeedingPlan }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => (element.current ? followView(element.current) : undefined), [])
  return (
    <p ref={element} className={styles.glance} aria-hidden="true">
      <strong>{formatKilograms(plan.daily)}</strong> {glance(plan.bags)}
    </p>
  )
}

/** Keeps an element above a phone's keyboard, which browsers lay over the page, and hides it while the answer is seen. */
function followView(element: HTMLElement): () => void {
  const { visualViewport: viewport, innerHeight } = window
  const place = () => {
    const end = viewport ? viewport.offsetTop + viewport.height : innerHeight
    const covered = Math.max(0, document.documentElement.clientHeight - end)
    element.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    const answer = element.parentElement?.querySelector('section dd')?.getBoundingClientRect()
    element.dataset['seen'] = String(answer !== undefined && answer.bottom < end - element.offsetHeight)
  }
  const listening = new AbortController()
  for (const source of [window, viewport]) {
    for (const change of ['resize', 'scroll'])
      source?.addEventListener(change, place, { signal: listening.signal, passive: true })
  }
  place()
  return () => listening.abort()
}
