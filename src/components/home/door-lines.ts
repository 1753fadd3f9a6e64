import { DISTRICT, keepValue } from '~/stores/kept-values'
import { readersDoor } from '~/stores/readers-door'

/** Shows the prices at the reader's door on the featured cards, when they come near. */
document.addEventListener('astro:page-load', () => {
  const cards = document.querySelector('#featured [data-door-of]')?.closest('#featured')
  if (!cards) return
  // The server has written the prices for a district that is one.
  const asked = new URLSearchParams(location.search).get('district')
  if (asked && document.querySelector('#line [data-door]')) return void keepValue(DISTRICT, asked)
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      const at = await readersDoor()
      // The reader may be on another page now.
      if (at && cards.isConnected) (await import('../shop/door-prices')).writePrices(at)
    },
    { rootMargin: '50%' },
  )
  near.observe(cards)
})
