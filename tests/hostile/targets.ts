import { newContact } from '../fixtures/rows/contacts'

/** One request of each kind that the server handles differently. */
export interface Target {
  kind: string
  method: string
  path: string
  body?: string | undefined
}

/** File names that only this run knows. */
interface Names {
  hashed: string
  upload: string
}

export const targets = ({ hashed, upload }: Names): Target[] => [
  { kind: 'built page', method: 'GET', path: '/about' },
  { kind: 'rendered page', method: 'GET', path: '/shop' },
  { kind: 'searched page', method: 'GET', path: '/shop?search=trout' },
  { kind: 'file', method: 'GET', path: '/favicon.svg' },
  { kind: 'hashed file', method: 'GET', path: hashed },
  { kind: 'picture', method: 'GET', path: '/pictures/bag-early-240.webp' },
  { kind: 'upload', method: 'GET', path: upload },
  { kind: 'call', method: 'GET', path: '/api/products' },
  { kind: 'call of the operator', method: 'GET', path: '/api/orders' },
  { kind: 'sent call', method: 'POST', path: '/api/contact', body: JSON.stringify(newContact()) },
  { kind: 'sent form', method: 'POST', path: '/contact', body: 'name=Rukhsana' },
  { kind: 'error', method: 'GET', path: '/nowhere' },
  { kind: 'error of a call', method: 'GET', path: '/api/nowhere' },
  { kind: 'redirect', method: 'GET', path: '//about' },
  { kind: 'redirect of a page', method: 'GET', path: '/about/' },
  { kind: 'health', method: 'GET', path: '/api/health' },
]
