import { whenIdle } from '~/islands/ui/when-idle'

/** Brings the slider of a line that is touched; on a page at rest, also of one that is near. */
function watch(form: HTMLFormElement) {
  const ended = new AbortController()
  const bring = () => {
    ended.abort()
    near.disconnect()
    void import('./slide').then(({ slide }) => slide(form))
  }
  const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && bring())
  for (const touch of ['pointerdown', 'focusin']) form.addEventListener(touch, bring, { signal: ended.signal, passive: true })
  whenIdle(() => ended.signal.aborted || near.observe(form))
}

document.addEventListener('astro:page-load', () => document.querySelectorAll<HTMLFormElement>('[data-line]').forEach(watch))
