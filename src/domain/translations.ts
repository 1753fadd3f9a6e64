import { type Language, languages, OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

type Texts = Readonly<Partial<Record<string, string | undefined>>>

/** A row that is said in several languages. */
interface Translated {
  translations?: Texts | undefined
  /** Of translations that are old: the English text that each was made from, which is another now. */
  translatedFrom?: Texts | undefined
}

/** What marks English text in a page of another language. */
type EnglishMarks = { lang?: 'en'; dir?: 'ltr' }

function englishMarks(language: Language): EnglishMarks {
  if (language === 'en') return {}
  return languages[language].direction === 'rtl' ? { lang: 'en', dir: 'ltr' } : { lang: 'en' }
}

/** A number with a unit of Latin letters, which a line from the right would turn around: "25 kg" to "kg 25". */
const MEASURE = /(^|[^\u2068\d.,])(\d[\d.,]* ?(?:kg\/m³|mg\/L|kg|km|mm|cm|m³|°C|g))(?![A-Za-z])/g

/** What an operator typed in a language, with its measures kept in their own order. */
export const typedIn = (language: Language, text: string) =>
  languages[language].direction === 'rtl' ? text.replace(MEASURE, '$1\u2068$2\u2069') : text

/** A field of a row in a language, or in English where that is empty or old; `marks` say so. */
export function textIn<Field extends string>(
  language: Language,
  row: Readonly<Partial<Record<Field, string | null | undefined>>> & Translated,
  field: Field,
): { text: string; marks: EnglishMarks } {
  const name = `${field}_${language}`
  const own = row.translatedFrom?.[name] === undefined && row.translations?.[name]?.trim()
  return own ? { text: typedIn(language, own), marks: {} } : { text: row[field] ?? '', marks: englishMarks(language) }
}

/** A row with the texts of one language alone that are not old, for a page that shows no other; it keeps its English name. */
export function onlyIn<Row extends Translated & { description: string }>(
  language: Language,
  { translations = {}, translatedFrom = {}, ...row }: Row,
) {
  const isShown = (name: string) => name.endsWith(`_${language}`) && translatedFrom[name] === undefined
  const own = Object.fromEntries(Object.entries(translations).filter(([name]) => isShown(name)))
  if (Object.keys(own).length === 0) return row
  return { ...row, description: own[`description_${language}`] ? '' : row.description, translations: own }
}

/** The translations of a row that were made from this English text of a field, which may say another by now. */
export const madeFrom = <Row extends Translated>(row: Row | undefined, field: keyof Row & string, english: string): Texts =>
  Object.fromEntries(
    Object.entries(row?.translations ?? {}).filter(
      ([name]) => name.startsWith(`${field}_`) && (row?.translatedFrom?.[name] ?? row?.[field]) === english,
    ),
  )

/**
 * A row after a change, with its old translations noted. One that was written with the change is new; so is an old one that the
 * caller leaves out of `translatedFrom`: it is right for the new text, too.
 */
export function withOldNoted<Row extends Translated>(
  fields: readonly (keyof Row & string)[],
  before: Row,
  { translatedFrom: stillOld, ...after }: Row,
): Row {
  const old = translatedFields(fields).flatMap(({ field, name }) => {
    const text = after.translations?.[name]?.trim()
    if (!text || text !== before.translations?.[name]?.trim()) return []
    const known = before.translatedFrom?.[name]
    const isRight = known !== undefined && stillOld !== undefined && stillOld[name] === undefined
    const from = isRight ? before[field] : (known ?? before[field])
    return from === after[field as keyof typeof after] ? [] : [[name, from ?? '']]
  })
  return { ...after, ...(old.length > 0 && { translatedFrom: Object.fromEntries(old) }) } as Row
}

/** All that a row says of this field in other languages. */
export const othersOf = ({ translations }: Translated, field: string): string[] =>
  OTHER_LANGUAGES.flatMap((language) => translations?.[`${field}_${language}`] ?? [])

/** Each field in each other language, as `translations` names them. */
export const translatedFields = <Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) =>
    OTHER_LANGUAGES.map((language) => ({ field, language, name: `${field}_${language}` as `${Field}_${OtherLanguage}` })),
  )

/** What a form shows of a row's translations: a text each. */
export const translationTexts = <Name extends string>(
  translations: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, translations?.[name] ?? ''])) as Record<Name, string>

/** The translations of a form: those that are filled in, or nothing. */
export function filledTranslations<Name extends string>(texts: Readonly<Record<Name, string>>, names: readonly Name[]) {
  const filled = names.filter((name) => texts[name]?.trim()).map((name) => [name, texts[name]] as const)
  return filled.length > 0 ? { translations: Object.fromEntries(filled) as Partial<Record<Name, string>> } : {}
}
