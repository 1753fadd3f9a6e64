/** The languages of the public pages. The back office is English. */
export const LANGUAGES = ['en', 'ur', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Those that what the operator types may be given in, beside English. */
export const OTHER_LANGUAGES = ['ur', 'hi'] as const satisfies readonly Language[]
export type OtherLanguage = Exclude<Language, 'en'>

interface LanguageInfo {
  /** In its own script, as its readers look for it. */
  name: string
  /** As operators read it. */
  english: string
  /** Of the `lang` attribute and of hreflang. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** The native reader who has checked it, and the day; until then pages say so, and are not indexed. */
  reviewed?: { by: string; on: string }
}

export const languages: Record<Language, LanguageInfo> = {
  en: { name: 'English', english: 'English', tag: 'en-IN', direction: 'ltr' },
  ur: { name: 'اردو', english: 'Urdu', tag: 'ur', direction: 'rtl' },
  hi: { name: 'हिन्दी', english: 'Hindi', tag: 'hi', direction: 'ltr' },
}

export const isReviewed = (language: Language): boolean => language === 'en' || languages[language].reviewed !== undefined

/** What pages have in their address: nothing for English. */
const parameterOf = (language: Language) => (language === 'en' ? undefined : language)

const ofParameter = (parameter: string | undefined) => LANGUAGES.find((language) => parameterOf(language) === parameter)

/** The language of a page; English where its route has no language. */
export const languageIn = ({ params }: { params: Readonly<Record<string, string | undefined>> }): Language =>
  ofParameter(params['language']) ?? 'en'

/** The address of a page in a language: /shop is /ur/shop in Urdu. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[#?])/, '')}`

/** The languages of a page for search engines: each address by its tag, and that of no language. */
export const addressesOf = (path: string): [tag: string, path: string][] => [
  ...LANGUAGES.map((language): [string, string] => [languages[language].tag, pathIn(language, path)]),
  ['x-default', path],
]

/** An address as its language and the page that it names. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const language = first === '' ? undefined : ofParameter(first)
  return language ? { language, path: rest || '/' } : { language: 'en', path: pathname }
}

/** The static paths of a page in each language. Astro writes into what it gets, so that each page needs its own. */
export const languagePaths = () => LANGUAGES.map((language) => ({ params: { language: parameterOf(language) } }))

/** What a row says of its language: nothing of English. */
export const languageField = (language: Language): { language?: Language } => (language === 'en' ? {} : { language })
