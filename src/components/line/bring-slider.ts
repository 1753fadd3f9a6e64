/** Brings the slider of a line once the line is seen. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLFormElement)) continue
    seen.unobserve(target)
    void import('./slide').then(({ slide }) => slide(target))
  }
})

document.addEventListener('astro:page-load', () => {
  for (const form of document.querySelectorAll('[data-line]')) seen.observe(form)
})
