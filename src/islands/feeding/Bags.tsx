import { refreshProducts } from '~/stores/products'
import { useLanguage, useMessages } from '../ui/language'
import { type Bag, costOf } from './cost'
import Row from './Row'
import { useAmounts } from './use-amounts'

/** The bags of a month, and their cost. */
export default function Bags({ bags, bag }: { bags: number; bag: Bag }) {
  const { cost, labels, short } = useMessages().feedingPlan
  const { amount } = useAmounts()
  const { words, hasFailed } = costOf(bags, bag, useLanguage())
  const stock = bag.product?.stockQuantity ?? bags
  return (
    <>
      <Row label={labels.bags}>
        {amount(bags)}
        {stock > 0 && stock < bags && short(amount(stock))}
      </Row>
      <Row label={labels.cost} isScripted>
        {words}{' '}
        {hasFailed && (
          <button type="button" className="outline" onClick={refreshProducts}>
            {cost.retry}
          </button>
        )}
      </Row>
    </>
  )
}
