import { exampleInputs } from '~/content/worked-example'
import { typeInputs } from '~/stores/calculators'
import { useMessages } from '../ui/language'

/** The actions before anything is typed. */
export default function ExampleActions() {
  const words = useMessages().calculator
  const { fishCount, averageWeight, waterTemp } = exampleInputs
  const fill = () =>
    typeInputs({
      fishCount: String(fishCount),
      averageWeight: String(averageWeight),
      waterTemp: String(waterTemp),
      lifeStage: '',
    })
  return (
    <>
      <p>{words.empty}</p>
      <button type="button" className="outline" onClick={fill}>
        {words.tryIt}
      </button>
    </>
  )
}
