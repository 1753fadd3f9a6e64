import { useState } from 'react'
import type { PondField, PondQuestion, PondRefusal, PondValues } from '~/domain/ponds/refusals'
import type { WriteOutcome } from '~/stores/ponds/pond-lines'
import { type Format, type PondMessages, useFormat, usePondMessages } from './pond-messages'

/** The book's answer to a form, and a function to submit it. */
export interface FormState {
  isBusy: boolean
  /** Sentences about no single field. */
  general: readonly string[]
  /** Questions to confirm before the entry is accepted. */
  questions: readonly string[]
  errorOf: (...fields: PondField[]) => string | undefined
  /** Clears the errors of edited fields. */
  mend: (fields: readonly string[]) => void
  send: (write: () => Promise<WriteOutcome>) => Promise<WriteOutcome>
}

/** Submits a form to the book; `onWritten` runs after it was written. */
export function useRefusals(onWritten: (id: string) => void): FormState {
  const words = usePondMessages()
  const format = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly PondRefusal[]>([])
  const [questions, setQuestions] = useState<readonly PondQuestion[]>([])
  const sentence = (refusal: PondRefusal) => refusalSentence(refusal, words, format)

  async function send(write: () => Promise<WriteOutcome>) {
    setIsBusy(true)
    const outcome = await write()
    setIsBusy(false)
    setRefusals(outcome.state === 'refused' ? outcome.refusals : [])
    setQuestions(outcome.state === 'asked' ? outcome.questions : [])
    if (outcome.state === 'kept' || outcome.state === 'in memory') onWritten(outcome.id)
    return outcome
  }

  return {
    isBusy,
    general: refusals.filter(({ field }) => !field).map(sentence),
    questions: questions.map((question) => questionSentence(question, words, format)),
    errorOf: (...fields) => {
      const refusal = refusals.find(({ field }) => field && fields.includes(field))
      return refusal && sentence(refusal)
    },
    mend: (fields) => {
      setRefusals(refusals.filter(({ field }) => field && !fields.includes(field)))
      setQuestions([])
    },
    send,
  }
}

/** The values of each sentence, in parameter order. */
const VALUES: Record<string, readonly string[]> = {
  figure: ['min', 'max'],
  whole: ['min', 'max'],
  'too long': ['max'],
  'in the future': ['today'],
  'before stocking': ['first'],
  'no fish': ['day'],
  'more than live': ['living', 'day'],
  'too few later': ['day'],
  'lighter than before': ['mean', 'before'],
  'heavier than growth': ['mean', 'before', 'most'],
  'over density': ['density', 'most'],
  'weighed more than live': ['number', 'living'],
  'much feed': ['kilograms', 'most'],
  'weight far off': ['mean', 'before'],
  withdrawal: ['until'],
  'clock set back': ['today', 'last'],
}

/** Units of values by name; that of `most` depends on its question. */
const UNITS: Record<string, string> = { mean: 'g', before: 'g', density: 'kg/m³', kilograms: 'kg' }
const UNITS_OF_MOST: Record<string, string> = { 'heavier than growth': 'g', 'over density': 'kg/m³', 'much feed': '%' }

function formattedValues(code: string, values: PondValues, format: Format): string[] {
  return (VALUES[code] ?? []).map((name) => {
    const value = values[name] ?? ''
    if (typeof value === 'string') return value && format.day(value)
    const unit = name === 'most' ? UNITS_OF_MOST[code] : UNITS[name]
    if (unit === '%') return format.percent(value)
    return value === 0 ? format.figure(0, unit) : format.amount(value, unit)
  })
}

type Sentence = string | ((...values: string[]) => string)

const said = (sentence: Sentence, values: string[]) => (typeof sentence === 'string' ? sentence : sentence(...values))

const refusalSentence = ({ code, values }: PondRefusal, words: PondMessages, format: Format): string =>
  said(words.entries.refusals[code] as Sentence, formattedValues(code, values, format))

const questionSentence = ({ code, values }: PondQuestion, words: PondMessages, format: Format): string =>
  said(words.entries.questions[code] as Sentence, formattedValues(code, values, format))
