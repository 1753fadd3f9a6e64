/** Replaces a screen whose script failed to load, which would stay at "Opening…", by a message with a reload button. */
export const sayFailedScreens = () =>
  addEventListener('astro:hydration-error', ({ target }) => {
    const opening = target instanceof Element && target.querySelector('[aria-busy]')
    if (!opening) return
    const sentence = document.createElement('p')
    sentence.className = 'notice'
    sentence.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.className = 'outline'
    button.textContent = 'Try again'
    button.addEventListener('click', () => location.reload())
    sentence.append('This screen cannot be opened just now. ', button)
    opening.replaceWith(sentence)
  })
