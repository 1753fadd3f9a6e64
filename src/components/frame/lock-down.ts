import { PUBLIC_LOCKDOWN } from 'astro:env/client'

const CHECK_EVERY = 500
const TOOLS_SIZE = 160
const KEYS = ['F12', 'PrintScreen']
const SHIFTED = ['i', 'c', 'j']

const refuse = (event: Event) => event.preventDefault()

/** Discourages copying, as the company wishes. It is no security measure. */
if (PUBLIC_LOCKDOWN === 'on') {
  document.addEventListener('keydown', refuseIf(isBlocked), { capture: true })
  document.addEventListener('contextmenu', refuseIf(isOnPicture))
  document.addEventListener('dragstart', refuse)
  document.addEventListener('drop', refuse)
  setInterval(denyTools, CHECK_EVERY)
}

function refuseIf<Kind extends Event>(isRefused: (event: Kind) => boolean) {
  return (event: Kind) => {
    if (isRefused(event)) event.preventDefault()
  }
}

function isBlocked({ key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase()
  return KEYS.includes(key) || (ctrlKey && (shiftKey ? SHIFTED.includes(letter) : letter === 'u'))
}

function isOnPicture({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('img, picture, video') !== null
}

function denyTools() {
  if (outerWidth - innerWidth <= TOOLS_SIZE && outerHeight - innerHeight <= TOOLS_SIZE) return
  console.clear()
  console.log('Access Denied')
}
