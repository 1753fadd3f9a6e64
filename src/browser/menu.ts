/** Closes the side menu when a link is chosen, also a link within the page. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('#menu a') : null
  link?.closest<HTMLElement>('#menu')?.hidePopover()
})
