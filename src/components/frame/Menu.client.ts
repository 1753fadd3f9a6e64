document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('#menu a') : null
  link?.closest<HTMLElement>('#menu')?.hidePopover?.()
})
