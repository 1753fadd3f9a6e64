import { type Language, languages, OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

type Texts = Readonly<Partial<Record<string, string | undefined>>>

/** A row with translations. */
interface Translated {
  translations?: Texts | undefined
  /** The English source texts of outdated translations. */
  translatedFrom?: Texts | undefined
}

/** Attributes that mark English text in a page of another language. */
type EnglishMarks = { lang?: 'en'; dir?: 'ltr' }

function englishMarks(language: Language): EnglishMarks {
  if (language === 'en') return {}
  return languages[language].direction === 'rtl' ? { lang: 'en', dir: 'ltr' } : { lang: 'en' }
}

/** A number with a Latin unit, which a right-to-left line would reorder: "25 kg" to "kg 25". */
const MEASURE = /(^|[^\u2068\d.,])(\d[\d.,]* ?(?:kg\/m³|mg\/L|kg|km|mm|cm|m³|°C|g))(?![A-Za-z])/g

/** An operator's text in a language: no line or direction of text takes a measure apart. */
export function typedIn(language: Language, text: string): string {
  const [start, end] = languages[language].direction === 'rtl' ? ['\u2068', '\u2069'] : ['', '']
  return text.replace(MEASURE, (_, before, measure) => before + start + measure.replace(' ', '\u00a0') + end)
}

/** A localized field of a row, or English if that is missing or outdated; `marks` has the attributes for English. */
export function textIn<Field extends string>(
  language: Language,
  row: Readonly<Partial<Record<Field, string | null | undefined>>> & Translated,
  field: Field,
): { text: string; marks: EnglishMarks } {
  const name = `${field}_${language}`
  const own = row.translatedFrom?.[name] === undefined && row.translations?.[name]?.trim()
  return own
    ? { text: typedIn(language, own), marks: {} }
    : { text: typedIn('en', row[field] ?? ''), marks: englishMarks(language) }
}

/** Reduces a row to the current texts of one language, for a page in it; the English name is kept. */
export function onlyIn<Row extends Translated & { description: string }>(
  language: Language,
  { translations = {}, translatedFrom = {}, ...row }: Row,
) {
  const isShown = (name: string) => name.endsWith(`_${language}`) && translatedFrom[name] === undefined
  const own = Object.fromEntries(Object.entries(translations).filter(([name]) => isShown(name)))
  if (Object.keys(own).length === 0) return row
  return { ...row, description: own[`description_${language}`] ? '' : row.description, translations: own }
}

/** The translations of a row whose source was this English text of a field, which may have changed since. */
export const madeFrom = <Row extends Translated>(row: Row | undefined, field: keyof Row & string, english: string): Texts =>
  Object.fromEntries(
    Object.entries(row?.translations ?? {}).filter(
      ([name]) => name.startsWith(`${field}_`) && (row?.translatedFrom?.[name] ?? row?.[field]) === english,
    ),
  )

/**
 * Notes outdated translations of a changed row. A translation written with the change is current; so is an outdated one that
 * the caller leaves out of `translatedFrom`, which confirms it.
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

/** All translations of a field. */
export const othersOf = ({ translations }: Translated, field: string): string[] =>
  OTHER_LANGUAGES.flatMap((language) => translations?.[`${field}_${language}`] ?? [])

/** Each field in each other language, by the keys of `translations`. */
export const translatedFields = <Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) =>
    OTHER_LANGUAGES.map((language) => ({
      field,
      language,
      name: `${field}_${language}` as `${Field}_${OtherLanguage}`,
      label: `${field.charAt(0).toUpperCase()}${field.slice(1)} in ${languages[language].english}`,
    })),
  )

/** The translations of a row, one text per form field. */
export const translationTexts = <Name extends string>(
  translations: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, translations?.[name] ?? ''])) as Record<Name, string>

/** The translations of a form without empty ones; undefined if all are empty. */
export function filledTranslations<Name extends string>(texts: Readonly<Record<Name, string>>, names: readonly Name[]) {
  const filled = names.filter((name) => texts[name]?.trim()).map((name) => [name, texts[name]] as const)
  return filled.length > 0 ? { translations: Object.fromEntries(filled) as Partial<Record<Name, string>> } : {}
}
