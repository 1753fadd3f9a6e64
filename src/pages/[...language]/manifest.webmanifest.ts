import type { APIRoute } from 'astro'
import { manifestAnswer } from '~/components/frame/manifest'
import { wordsOf } from '~/content/words'
import { placeholders } from '~/domain/account/placeholders'
import { languageIn, languagePaths, languages, pathIn } from '~/languages'

export const getStaticPaths = languagePaths

/** The web app manifest in the language of the page. The server fills the placeholders. */
export const GET: APIRoute = (page) => {
  const language = languageIn(page)
  const { frame, pages } = wordsOf(language, placeholders)
  return manifestAnswer({
    lang: languages[language].tag,
    dir: languages[language].direction,
    name: placeholders.name,
    short_name: placeholders.shortName,
    description: pages['/'].description,
    start_url: pathIn(language, '/'),
    shortcuts: [
      { name: frame.footer.calculator, url: pathIn(language, '/feeding-guide#calculator') },
      { name: pages['/shop'].link, url: pathIn(language, '/shop') },
    ],
  })
}
