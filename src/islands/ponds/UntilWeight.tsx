import { useState } from 'react'
import { parseAmount } from '~/domain/amounts'
import { dayAfter } from '~/domain/ponds/days'
import { daysToWeight } from '~/domain/ponds/growth'
import { isWithinLimits, POND_LIMITS } from '~/domain/ponds/limits'
import Field from '../ui/Field'
import styles from './Metrics.module.css'
import { useFormat, usePondMessages } from './words'

/** A weight at which trout are sold on plates. */
const USUAL_WEIGHT = '250'

/** How long until the fish have a weight of the farmer's choice, as a range. */
export default function UntilWeight({ today, mean, celsius }: { today: string; mean: number; celsius: number }) {
  const words = usePondMessages().figures.until
  const spoken = useFormat()
  const [typed, setTyped] = useState(USUAL_WEIGHT)
  const wanted = parseAmount(typed) ?? Number.NaN
  const { min, max } = POND_LIMITS.meanWeight
  const isWanted = isWithinLimits('meanWeight', wanted)
  const band = isWanted ? daysToWeight(mean, wanted, celsius) : undefined
  return (
    <div className={styles.until}>
      <h4>{words.title}</h4>
      <Field
        label={words.weight}
        name="wantedWeight"
        required
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={typed}
        error={isWanted ? undefined : words.wrong(spoken.amount(min), spoken.amount(max))}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">
        {isWanted &&
          (band
            ? words.answer(
                spoken.grams(wanted),
                spoken.figure(band.high),
                spoken.figure(band.low),
                spoken.day(dayAfter(today, band.high)),
                spoken.day(dayAfter(today, band.low)),
              )
            : mean >= wanted && words.now(spoken.grams(wanted)))}
      </p>
    </div>
  )
}
