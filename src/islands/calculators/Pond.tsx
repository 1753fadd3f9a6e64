import { densityLabels, densityScale, notes, resultLabels } from '~/content/calculator'
import { formatAmount } from '~/formats/amounts'
import { densityLevel, type FeedingNotice } from '~/rules/feeding'
import Advice from './Advice'
import Row from './Row'

/** The stocking density and what it means; without the pond's size, that it is asked for. */
export default function Pond({ density, about }: { density: number | undefined; about: FeedingNotice | undefined }) {
  return (
    <Row label={resultLabels.density}>
      {density === undefined ? (
        <span className="badge">–</span>
      ) : (
        <>
          {formatAmount(density)} kg/m³{' '}
          <span className="badge" data-tone={TONES[densityLevel(density)]}>
            {densityLabels[densityLevel(density)]}
          </span>
        </>
      )}{' '}
      <small>{densityScale}</small>
      <Advice notice={about} otherwise={density === undefined ? notes.noPond : notes.fullPond} />
    </Row>
  )
}

const TONES = { high: 'bad', optimal: 'good', low: 'low' } as const
