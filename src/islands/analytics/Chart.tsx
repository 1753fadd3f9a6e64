import { type ReactNode, useId } from 'react'
import styles from './Chart.module.css'

interface Props {
  title: string
  /** The headings of the table; all except the first are of numeric columns. */
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...figures: string[]])[]
  /** The text shown instead of a chart without data. */
  empty?: string | undefined
  children: ReactNode
}

/** Maximum characters of a name that stays on one line, such as a day. */
const SHORT = 9

/** A chart with its title, and its data as a table in `<details>`. */
export default function Chart({ title, columns, rows, empty, children }: Props) {
  const id = useId()
  return (
    <figure className={`card ${styles.chart}`} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {empty ? (
        <p>{empty}</p>
      ) : (
        <>
          {children}
          <details>
            <summary>Figures</summary>
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...figures], row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name.
                  <tr key={row}>
                    <th scope="row" data-short={name.length < SHORT || undefined}>
                      {name}
                    </th>
                    {figures.map((figure, column) => (
                      <td key={columns[column + 1]}>{figure}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  )
}
