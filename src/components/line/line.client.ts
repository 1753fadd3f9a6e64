const TOUCHES = ['pointerdown', 'focusin'] as const

/** Brings the slider of a line once it is touched. */
function watch(form: HTMLFormElement) {
  const ended = new AbortController()
  const bring = () => {
    ended.abort()
    void import('./slide').then(({ slide }) => slide(form))
  }
  for (const touch of TOUCHES) form.addEventListener(touch, bring, { signal: ended.signal, passive: true })
}

document.addEventListener('astro:page-load', () => document.querySelectorAll<HTMLFormElement>('[data-line]').forEach(watch))
