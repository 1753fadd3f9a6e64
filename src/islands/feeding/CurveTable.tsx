import { WATER_TEMPERATURE } from '~/domain/feeding/feeding-limits'
import { RATION_STEPS, type RationStep, rationStepOf } from '~/domain/feeding/ration-steps'
import { useMessages } from '../ui/language'
import { useAmounts } from './use-amounts'

interface Props {
  /** The full ration in kilograms a day. */
  full: number
  waterTemp: number | undefined
  isExample: boolean
}

/** The curve of the ration as a table. */
export default function CurveTable({ full, waterTemp, isExample }: Props) {
  const words = useMessages().feedingNotices.curve
  const { celsius, figure, kilograms } = useAmounts()
  const here = waterTemp === undefined ? undefined : rationStepOf(waterTemp)
  const range = ({ from, to }: RationStep) => {
    if (from === WATER_TEMPERATURE.min) return words.under(celsius(to))
    return to === WATER_TEMPERATURE.max ? words.over(celsius(from)) : words.between(figure(from), celsius(to))
  }
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.water}</th>
          <th scope="col">{words.share}</th>
          <th scope="col">{words.daily}</th>
        </tr>
      </thead>
      <tbody>
        {RATION_STEPS.map((step) => (
          <tr key={step.from} aria-current={step === here ? 'true' : undefined}>
            <th scope="row">
              {range(step)}
              {step === here && (isExample ? words.exampleInTable : words.hereInTable)}
            </th>
            <td>{step.factor}</td>
            <td>{kilograms(full * step.factor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
