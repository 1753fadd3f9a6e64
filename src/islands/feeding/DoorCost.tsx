import { useEffect, useState } from 'react'
import { type AtDoor, doorPrice } from '~/content/door-price'
import { monthlyCost } from '~/domain/feeding/feeding'
import { paiseIn } from '~/domain/money'
import { readersDoor } from '~/stores/readers-door'
import { useLanguage } from '../ui/language'
import type { Bag } from './cost'
import styles from './DoorCost.module.css'

/** What a month's bags cost with delivery to the reader's district; nothing without a district, or if it is not known. */
export default function DoorCost({ bags, bag: { product } }: { bags: number; bag: Bag }) {
  const language = useLanguage()
  const [at, setAt] = useState<AtDoor>()
  useEffect(() => {
    void readersDoor().then(setAt)
  }, [])
  const isKnown = product && at && monthlyCost(bags, paiseIn(product.price))
  return <p className={`muted ${styles.row}`}>{isKnown && doorPrice(language, at, product, bags)}</p>
}
