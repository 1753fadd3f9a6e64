import { densityLabels, densityScale, resultLabels } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import { densityLevel, temperatureFactor } from '~/rules/feeding'
import Row from './Row'

/** The factor of the water temperature, and the stocking density if the pond's size is known. */
export default function Pond({ waterTemp, density }: { waterTemp: number | undefined; density: number | undefined }) {
  return (
    <>
      {waterTemp !== undefined && (
        <Row label={resultLabels.temperatureFactor}>
          {temperatureFactor(waterTemp)} at {waterTemp} °C
        </Row>
      )}
      {density !== undefined && (
        <Row label={resultLabels.density}>
          {formatAmount(density)} kg/m³{' '}
          <span className="badge" data-tone={TONES[densityLevel(density)]}>
            {densityLabels[densityLevel(density)]}
          </span>{' '}
          <small>{densityScale}</small>
        </Row>
      )}
    </>
  )
}

const TONES = { high: 'bad', optimal: 'good', low: 'low' } as const
