import { type ReactNode, useId } from 'react'
import styles from './Chart.module.css'

interface Props {
  title: string
  /** The heads of the table; all but the first are over figures. */
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...figures: string[]])[]
  /** Said in place of chart and table where there is nothing to show. */
  empty?: string | undefined
  children: ReactNode
}

/** A name that stays on one line, such as a day. */
const SHORT = 9

/** A chart under its title, with its figures as a table to unfold. */
export default function Chart({ title, columns, rows, empty, children }: Props) {
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={id}>
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name.
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
