/** Says in place of a screen that its script has not come, which would stay "Opening…": a button opens the page anew. */
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
