import { PUBLIC_API_BASE } from 'astro:env/client'
import { isSignedIn, leaveForSignIn } from '~/stores/signed-in'

/** The gate of the back office: without the flag, on to the login route. The server checks every call by itself. */
if (isSignedIn()) askForLists()
else leaveForSignIn()

/** Asks for what the screen begins with while its scripts still load; they then find it there. */
function askForLists() {
  for (const list of document.documentElement.dataset.list?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', href: PUBLIC_API_BASE + list, crossOrigin: 'anonymous' })
    document.head.append(link)
  }
}
