const PRELOAD_MARGIN = '25%'

/** Browsers ask for a lazy picture 1,250 pixels ahead, before its reader has scrolled at all. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      target.removeAttribute('data-far')
    }
  },
  { rootMargin: PRELOAD_MARGIN },
)

document.addEventListener('astro:page-load', () => {
  for (const picture of document.querySelectorAll('[data-far]')) near.observe(picture)
})
