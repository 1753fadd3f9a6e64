import { whenIdle } from '~/islands/ui/when-idle'

/** Loads the slider of a line with its first touch, or when the page is idle and the line in view. */
document.addEventListener('astro:page-load', () => {
  for (const line of document.querySelectorAll<HTMLFormElement>('form[data-line]')) {
    let isBrought = false
    const bring = () => {
      if (isBrought) return
      isBrought = true
      void import('./slide').then(({ slide }) => slide(line))
    }
    for (const touch of ['pointerdown', 'focusin', 'input']) line.addEventListener(touch, bring, { once: true })
    whenIdle(() =>
      new IntersectionObserver((entries, seen) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        bring()
      }).observe(line),
    )
  }
})
