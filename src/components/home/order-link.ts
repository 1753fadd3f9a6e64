/** Loads the order form into an offline copy of the home page that was opened with `?order`. */
document.addEventListener('astro:page-load', () => {
  const hero = document.querySelector('.hero')
  const isAsked = new URLSearchParams(location.search).has('order')
  if (!hero || !isAsked || document.querySelector('#order, [data-dead]')) return
  import('../orders/prefetch-order-form')
    .then((form) => form.bringForm(() => hero.isConnected, 'home'))
    .catch((error) => console.warn('Failed to bring the order form:', error))
})
