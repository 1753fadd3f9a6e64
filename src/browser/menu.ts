/** The side menu is an HTML popover; choosing a link closes it even where the page stays, as with a link to a section. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('#menu a') : null
  link?.closest<HTMLElement>('#menu')?.hidePopover()
})
