import { isDay } from '../dates'
import { FIRST_DAY, isPlainText, isWithinLimits, POND_LIMITS, POND_TEXTS, type PondFigure } from './limits'
import type { PondField, PondRefusal } from './refusals'
import type { NewBagEvent, NewPond, NewPondEvent } from './schema'

const WHOLE: readonly PondFigure[] = ['count', 'withdrawalDays']

/** Maps an event's field to its limits. */
const FIGURES: Partial<Record<string, PondFigure>> = {
  count: 'count',
  meanWeight: 'meanWeight',
  kilograms: 'kilograms',
  celsius: 'temperature',
  milligrams: 'oxygen',
  withdrawalDays: 'withdrawalDays',
}

/** The refusal of an invalid figure; undefined for a valid one. */
function figureRefusal(name: PondFigure, value: unknown, field: PondField = name): PondRefusal | undefined {
  const isWhole = WHOLE.includes(name)
  const isFigure = typeof value === 'number' && isWithinLimits(name, value) && (!isWhole || Number.isInteger(value))
  return isFigure ? undefined : { code: isWhole ? 'whole' : 'figure', field, values: { ...POND_LIMITS[name] } }
}

function textRefusal(name: keyof typeof POND_TEXTS, text: string, field: PondField): PondRefusal | undefined {
  const max = POND_TEXTS[name]
  if (text.trim() === '') return { code: 'required', field, values: {} }
  if (text.length > max) return { code: 'too long', field, values: { max } }
  return isPlainText(text) ? undefined : { code: 'not plain', field, values: {} }
}

function dayRefusal(day: string, today: string, field: PondField): PondRefusal | undefined {
  if (!isDay(day) || day < FIRST_DAY) return { code: 'no day', field, values: {} }
  return day > today ? { code: 'in the future', field, values: { today } } : undefined
}

const present = (refusals: readonly (PondRefusal | undefined)[]) => refusals.filter((refusal) => refusal !== undefined)

/** Reasons to refuse a pond; empty if it is accepted. */
export function pondRefusals({ name, size, waterFlow }: NewPond): PondRefusal[] {
  const sizes =
    'cubicMetres' in size
      ? [figureRefusal('cubicMetres', size.cubicMetres)]
      : [size.length, size.width, size.depth].map((metres) => figureRefusal('metres', metres))
  const volume = 'cubicMetres' in size ? undefined : figureRefusal('cubicMetres', size.length * size.width * size.depth)
  const flow = waterFlow === undefined ? undefined : figureRefusal('waterFlow', waterFlow)
  return present([textRefusal('name', name, 'name'), sizes.find(Boolean) ?? volume, flow])
}

/** Errors in an event's own fields; empty if it is accepted. */
export function fieldRefusals(event: NewPondEvent, today: string): PondRefusal[] {
  const figures = Object.entries(event).map(([field, value]) => {
    const name = FIGURES[field]
    return name && figureRefusal(name, value)
  })
  const texts = [
    event.note === undefined ? undefined : textRefusal('note', event.note, 'note'),
    event.kind === 'treated' ? textRefusal('treatment', event.treatment, 'treatment') : undefined,
    ...(event.kind === 'fed' ? [textRefusal('feed', event.feed.name, 'feed'), skuRefusal(event.feed.sku)] : []),
  ]
  const bagDay = event.kind === 'fed' && event.bagDay !== undefined ? dayRefusal(event.bagDay, today, 'bagDay') : undefined
  const weighings = event.kind === 'weighed' ? weighingRefusals(event.weighings) : []
  return present([dayRefusal(event.day, today, 'day'), ...figures, ...texts, bagDay, ...weighings])
}

const skuRefusal = (sku: string | undefined) => (sku === undefined ? undefined : textRefusal('sku', sku, 'feed'))

function weighingRefusals(weighings: readonly { number: number; grams: number }[]): (PondRefusal | undefined)[] {
  const { max } = POND_LIMITS.weighings
  if (weighings.length === 0) return [{ code: 'required', field: 'weighings', values: {} }]
  if (weighings.length > max) return [{ code: 'whole', field: 'weighings', values: { ...POND_LIMITS.weighings } }]
  return weighings.flatMap(({ number, grams }) => [
    figureRefusal('count', number, 'number'),
    figureRefusal('grams', grams),
    number > 0 && grams > 0 ? figureRefusal('meanWeight', grams / number, 'grams') : undefined,
  ])
}

/** Reasons to refuse bought or counted feed; empty if it is accepted. */
export function bagRefusals({ kind, day, feed, kilograms }: NewBagEvent, today: string): PondRefusal[] {
  const isNone = kind === 'counted' && kilograms === 0
  const amount = isNone ? undefined : figureRefusal('kilograms', kilograms)
  return present([dayRefusal(day, today, 'day'), textRefusal('feed', feed.name, 'feed'), skuRefusal(feed.sku), amount])
}
