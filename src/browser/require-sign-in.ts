import { PUBLIC_API_BASE } from 'astro:env/client'
import { isSignedIn, leaveForSignIn } from '~/stores/signed-in'

/** The gate of the back office: without the flag, on to the login route. The server checks every call by itself. */
if (isSignedIn()) askForLists()
else leaveForSignIn()

const hide = () => {
  document.documentElement.style.display = 'none'
}

/** A screen that Back may bring up again from memory goes there hidden, and is made anew for who is signed in by then. */
addEventListener('pagehide', hide)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  if (isSignedIn()) location.reload()
  else leaveForSignIn()
})

/** Signing out in one tab ends the others. */
addEventListener('storage', () => {
  if (isSignedIn()) return
  hide()
  leaveForSignIn()
})

/** Asks for what the screen begins with while its scripts still load; they then find it there. */
function askForLists() {
  for (const list of document.documentElement.dataset.list?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', href: PUBLIC_API_BASE + list, crossOrigin: 'anonymous' })
    document.head.append(link)
  }
}
