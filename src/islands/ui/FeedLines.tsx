import type { ReactNode } from 'react'
import type { Product } from '~/domain/catalog/schema'
import styles from './FeedLines.module.css'

/** A row of the form. */
interface FeedLine {
  productId: string
  quantity: string
}

interface Props<Line extends FeedLine> {
  lines: readonly Line[]
  products: readonly Product[]
  error: string | undefined
  empty: Line
  /** What else changes when a feed is chosen. */
  chosen: (productId: string) => Partial<Line>
  /** The price and sum of a row. */
  figuresOf: (line: Line) => string
  /** A further field; `nth` ends its label. */
  more?: (line: Line, nth: string, set: (changes: Partial<Line>) => void) => ReactNode
  onChange: (lines: readonly Line[]) => void
}

/** The feeds of an order or a quotation with their bags. Each feed is offered in one row. */
export default function FeedLines<Line extends FeedLine>({ lines, products, error, onChange, ...props }: Props<Line>) {
  const { empty, chosen, figuresOf, more } = props
  const isTaken = (id: number, place: number) => lines.some(({ productId }, at) => at !== place && productId === String(id))
  return (
    <fieldset className={styles.lines} aria-describedby={error ? 'lines-error' : undefined}>
      <legend>Feeds</legend>
      {[...lines.entries()].map(([place, line]) => {
        const nth = lines.length > 1 ? ` ${place + 1}` : ''
        const set = (changes: Partial<Line>) => onChange(lines.map((each, at) => (at === place ? { ...each, ...changes } : each)))
        const offered = products.filter(({ id, isActive }) => !isTaken(id, place) && (isActive || String(id) === line.productId))
        return (
          <div key={place} className={styles.line} data-more={more ? '' : undefined}>
            <select
              aria-label={`Feed${nth}`}
              aria-invalid={error && !line.productId ? true : undefined}
              value={line.productId}
              onChange={({ target }) => set({ ...chosen(target.value), productId: target.value } as Partial<Line>)}
            >
              <option value="">Choose a feed</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <input
              aria-label={`Bags${nth}`}
              placeholder="Bags"
              type="number"
              inputMode="numeric"
              min={1}
              value={line.quantity}
              aria-invalid={error && line.productId && !isBags(line.quantity) ? true : undefined}
              onChange={({ target }) => set({ quantity: target.value } as Partial<Line>)}
            />
            {more?.(line, nth, set)}
            <button
              type="button"
              className="outline"
              aria-label={`Take out feed${nth}`}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.filter((_, at) => at !== place))}
            >
              ×
            </button>
            <small>{figuresOf(line)}</small>
          </div>
        )
      })}
      {error && (
        <small id="lines-error" role="alert" className={`error ${styles.error}`}>
          {error}
        </small>
      )}
      <button type="button" className="outline" onClick={() => onChange([...lines, empty])}>
        Add another feed
      </button>
    </fieldset>
  )
}

const isBags = (text: string) => /^0*[1-9]\d{0,5}$/.test(text)

/** Bags as typed; 0 for other texts. */
export const bagsIn = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : 0)
