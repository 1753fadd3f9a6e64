import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ListedBatch } from '~/domain/batches/schema'
import { qrCode } from '~/domain/customers/qr'
import { formatDate } from '~/domain/dates'
import ChoiceField from '../ui/ChoiceField'
import { usePrintedPage, usePrinting } from '../ui/printing'
import styles from './PrintTags.module.css'

const SHEETS = [
  ['24', '24 on A4'],
  ['40', '40 on A4'],
] as const

interface Props {
  batch: Pick<ListedBatch, 'lot' | 'productName' | 'milledOn' | 'bestBefore' | 'bags'>
  company: string
}

/** Prints a tag for each milled bag, with the code of the page of its sack. */
export default function PrintTags({ batch, company }: Props) {
  const [perSheet, setPerSheet] = useState('24')
  const [[printed], print] = usePrinting<string>()
  usePrintedPage(printed && 'size: A4; margin: 0')
  return (
    <>
      <ChoiceField label="Tags" choices={SHEETS} value={perSheet} onChange={({ target }) => setPerSheet(target.value)} />
      <button type="button" className="outline" onClick={() => print([perSheet])}>
        Print {batch.bags} tags
      </button>
      {printed && createPortal(<Tags {...{ batch, company }} perSheet={Number(printed)} />, document.body)}
    </>
  )
}

function Tags({ batch: { lot, productName, milledOn, bestBefore, bags }, company, perSheet }: Props & { perSheet: number }) {
  const code = qrCode(`${location.origin}/sack/${lot}`)
  const sheets = Array.from({ length: Math.ceil(bags / perSheet) }, (_, sheet) => Math.min(perSheet, bags - sheet * perSheet))
  return (
    <div className={styles.tags} data-sheet="tags" data-tags={perSheet}>
      {/* The code is drawn once; each tag uses it. */}
      <svg className={styles.code} aria-hidden="true">
        <symbol id="tag-code" viewBox={`0 0 ${code.size} ${code.size}`}>
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </symbol>
      </svg>
      {[...sheets.entries()].map(([sheet, count]) => (
        <div key={sheet} className={styles.sheet}>
          {Array.from({ length: count }, (_, place) => sheet * perSheet + place).map((tag) => (
            <div key={tag} data-tag>
              <svg role="img" aria-label={`Page of lot ${lot}`}>
                <use href="#tag-code" />
              </svg>
              <p>
                <strong>{lot}</strong>
                <span>{productName}</span>
                <span>Milled {formatDate(milledOn)}</span>
                <span>Best before {formatDate(bestBefore)}</span>
                <span>{company}</span>
              </p>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
