import { PUBLIC_API_BASE } from 'astro:env/client'
import { isSignedIn, leaveForSignIn, signedInRole } from '~/stores/account/signed-in'

const PACKER_PAGES = ['/admin-orders', '/admin-settings']

/** Sends a browser without the sign-in flag to the login page. The server checks every call itself. */
export function requireSignIn() {
  if (!isSignedIn()) leaveForSignIn()
  else if (signedInRole() !== 'packer') askForLists()
  else if (!PACKER_PAGES.includes(location.pathname)) location.replace('/admin-orders')
  document.documentElement.dataset.role = signedInRole()
  // Back may restore a page from memory after someone else has signed in: hide it, and load it again.
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
