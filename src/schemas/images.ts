import * as z from 'zod/mini'
import { line } from './text'

const OWN_PATH = /^\/(?!\/)[\w./-]+$/

/** A picture's address: a path of this site or an https URL; nothing that could run. */
export const imageAddress = line(500).check(
  z.refine(
    (address) => (OWN_PATH.test(address) && !address.includes('..')) || isHttps(address),
    'Please give an https address or upload a picture.',
  ),
)

function isHttps(address: string) {
  return URL.canParse(address) && new URL(address).protocol === 'https:' && !/[\s"'<>\\]/.test(address)
}
