import { costWords, orderWords, resultLabels } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import { refreshProducts } from '~/stores/products'
import { type Bag, costOf } from './cost'
import Row from './Row'

/** The bags of a month, and their cost. */
export default function Bags({ bags, bag }: { bags: number; bag: Bag }) {
  const { words, hasFailed } = costOf(bags, bag)
  const stock = bag.product?.stockQuantity ?? bags
  return (
    <>
      <Row label={resultLabels.bags}>
        {formatAmount(bags)}
        {stock > 0 && stock < bags && orderWords.short(formatAmount(stock))}
      </Row>
      <Row label={resultLabels.cost} isScripted>
        {words}{' '}
        {hasFailed && (
          <button type="button" className="outline" onClick={refreshProducts}>
            {costWords.retry}
          </button>
        )}
      </Row>
    </>
  )
}
