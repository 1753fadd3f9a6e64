const PRELOAD_MARGIN = '25%'

/** Browsers load lazy pictures from 1,250 pixels ahead, even before the reader scrolls. This waits until they are near. */
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
