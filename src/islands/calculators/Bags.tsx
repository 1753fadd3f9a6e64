import { costWords, resultLabels } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import { refreshProducts } from '~/stores/products'
import type { Cost } from './cost'
import Row from './Row'

/** The bags of a month, and their cost. */
export default function Bags({ bags, cost }: { bags: number; cost: Cost }) {
  return (
    <>
      <Row label={resultLabels.bags}>{formatAmount(bags)}</Row>
      <Row label={resultLabels.cost}>
        {cost.words}{' '}
        {cost.hasFailed && (
          <button type="button" className="outline" onClick={refreshProducts}>
            {costWords.retry}
          </button>
        )}
      </Row>
    </>
  )
}
