import { DISTRICT, keptValue } from '~/stores/kept-values'

/** Shows the prices at the reader's door on the featured cards, when they come near. */
document.addEventListener('astro:page-load', () => {
  const cards = document.querySelector('#featured [data-door-of]')?.closest('#featured')
  if (!cards || !keptValue(DISTRICT) || new URLSearchParams(location.search).has('district')) return
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      import('../shop/bring-door')
        .then(({ bringDoor }) => bringDoor(() => cards.isConnected))
        .catch((error) => console.warn('Failed to show prices with delivery:', error))
    },
    { rootMargin: '50%' },
  )
  near.observe(cards)
})
