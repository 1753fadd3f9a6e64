/** Brings the slider of a line, or of a low one in a calculator’s form, once the line is seen. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    seen.unobserve(target)
    if (target instanceof HTMLFormElement) void import('./slide').then((line) => line.slide(target))
    else if (target instanceof HTMLElement) void import('./slide-weight').then((line) => line.slideWeight(target))
  }
})

document.addEventListener('astro:page-load', () => {
  for (const line of document.querySelectorAll('[data-line]')) seen.observe(line)
})
