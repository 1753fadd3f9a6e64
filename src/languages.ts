/** The languages of the public pages. The back office is English. */
export const LANGUAGES = ['en', 'ur', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages of operators' translations, besides English. */
export const OTHER_LANGUAGES = ['ur', 'hi'] as const satisfies readonly Language[]
export type OtherLanguage = Exclude<Language, 'en'>

interface LanguageInfo {
  /** In its own script, for readers. */
  name: string
  /** In English, for operators. */
  english: string
  /** The value of `lang` and hreflang. */
  tag: string
  direction: 'ltr' | 'rtl'
}

export const languages: Record<Language, LanguageInfo> = {
  en: { name: 'English', english: 'English', tag: 'en-IN', direction: 'ltr' },
  ur: { name: 'اردو', english: 'Urdu', tag: 'ur', direction: 'rtl' },
  hi: { name: 'हिन्दी', english: 'Hindi', tag: 'hi', direction: 'ltr' },
}

/** The language prefix in an address; undefined for English. */
const parameterOf = (language: Language) => (language === 'en' ? undefined : language)

const ofParameter = (parameter: string | undefined) => LANGUAGES.find((language) => parameterOf(language) === parameter)

/** The language of a page; English if its route has no language. */
export const languageIn = ({ params }: { params: Readonly<Record<string, string | undefined>> }): Language =>
  ofParameter(params['language']) ?? 'en'

/** The address of a page in a language: /shop becomes /ur/shop in Urdu. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/(?=$|[#?])/, '')}`

/** The addresses of a page in each language by hreflang tag, including x-default. */
export const addressesOf = (path: string): [tag: string, path: string][] => [
  ...LANGUAGES.map((language): [string, string] => [languages[language].tag, pathIn(language, path)]),
  ['x-default', path],
]

/** Splits an address into its language and the English path of the page. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const language = first === '' ? undefined : ofParameter(first)
  return language ? { language, path: rest || '/' } : { language: 'en', path: pathname }
}

/** The static paths of a page in each language. Astro changes this array, so each page needs its own. */
export const languagePaths = () => LANGUAGES.map((language) => ({ params: { language: parameterOf(language) } }))

/** The language field of a row; omitted for English. */
export const languageField = (language: Language): { language?: Language } => (language === 'en' ? {} : { language })
