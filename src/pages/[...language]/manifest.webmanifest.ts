import type { APIRoute } from 'astro'
import { wordsOf } from '~/content/words'
import { placeholders } from '~/domain/account/placeholders'
import { languageIn, languagePaths, languages, pathIn } from '~/languages'

export const getStaticPaths = languagePaths

const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to put the site on its home screen, in the language of the page. The server fills in the values. */
export const GET: APIRoute = (page) => {
  const language = languageIn(page)
  const { frame, pages } = wordsOf(language, placeholders)
  const manifest = {
    lang: languages[language].tag,
    dir: languages[language].direction,
    name: placeholders.name,
    short_name: placeholders.shortName,
    description: pages['/'].description,
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f0',
    theme_color: '#0b3b42',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      { name: frame.footer.calculator, url: pathIn(language, '/feeding-guide#calculator') },
      { name: frame.navigation['/shop'], url: pathIn(language, '/shop') },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
