import { PUBLIC_API_BASE } from 'astro:env/client'
import { operatorMay, ownScreen, signedInRole } from '~/stores/account/own-role'
import { isSignedIn, leaveForSignIn } from '~/stores/account/signed-in'

/** Redirects a browser without the sign-in flag to the login page. The server checks every call itself. */
export function requireSignIn() {
  const screen = ownScreen(location.pathname)
  if (!isSignedIn()) leaveForSignIn()
  else if (screen !== location.pathname) location.replace(screen)
  else if (operatorMay('read')) askForLists()
  document.documentElement.dataset.role = signedInRole()
  // Back may restore a page from memory after someone else signed in, so it is hidden and reloaded.
  addEventListener('pagehide', hide)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (isSignedIn()) location.reload()
    else leaveForSignIn()
  })
  addEventListener('storage', () => {
    if (isSignedIn()) return
    hide()
    leaveForSignIn()
  })
}

const hide = () => {
  document.documentElement.style.display = 'none'
}

function askForLists() {
  for (const list of document.documentElement.dataset.list?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', href: PUBLIC_API_BASE + list, crossOrigin: 'anonymous' })
    document.head.append(link)
  }
}
