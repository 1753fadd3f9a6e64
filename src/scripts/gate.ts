import { PUBLIC_API_BASE } from 'astro:env/client'
import { isSignedIn, leaveForSignIn } from '~/stores/signed-in'

/** The gate of the back office: without the flag, on to the login route. The server checks every call by itself. */
if (isSignedIn()) askForList()
else leaveForSignIn()

/** Asks for the screen's list while its scripts still load; they then find it there. */
function askForList() {
  const { list } = document.documentElement.dataset
  if (!list) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', href: PUBLIC_API_BASE + list, crossOrigin: 'anonymous' })
  document.head.append(link)
}
