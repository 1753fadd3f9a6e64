import type { AstroGlobal } from 'astro'
import { languageIn } from '~/languages'

/** Whether a link without a language redirects to the language of its row. A language chosen on the page is kept. */
export const opensOwnLanguage = ({ request, url, params }: Pick<AstroGlobal, 'request' | 'url' | 'params'>, ownPath: string) =>
  request.method !== 'POST' &&
  url.pathname !== ownPath &&
  request.headers.get('sec-fetch-site') !== 'same-origin' &&
  languageIn({ params }) === 'en'
