/** Loads the slider when the line comes into view. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    seen.unobserve(target)
    void import('./slide').then((line) => line.slide(target as HTMLFormElement))
  }
})

document.addEventListener('astro:page-load', () => {
  for (const line of document.querySelectorAll('form[data-line]')) seen.observe(line)
})
