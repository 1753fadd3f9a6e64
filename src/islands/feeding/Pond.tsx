import { densityLevel, type FeedingNotice } from '~/domain/feeding/feeding'
import { useMessages } from '../ui/language'
import Advice from './Advice'
import Row from './Row'
import { useAmounts } from './use-amounts'

/** The stocking density and what it means; without the pond's size, that it is asked for. */
export default function Pond({ density, about }: { density: number | undefined; about: FeedingNotice | undefined }) {
  const {
    feedingNotices: { density: words, notes },
    feedingPlan,
  } = useMessages()
  const { amount } = useAmounts()
  return (
    <Row label={feedingPlan.labels.density}>
      {density === undefined ? (
        <span className="badge">–</span>
      ) : (
        <>
          {amount(density, 'kg/m³')}{' '}
          <span className="badge" data-tone={TONES[densityLevel(density)]}>
            {words.levels[densityLevel(density)]}
          </span>
        </>
      )}{' '}
      <small>{words.scale}</small>
      <Advice notice={about} otherwise={density === undefined ? notes.noPond : notes.fullPond} />
    </Row>
  )
}

const TONES = { high: 'bad', optimal: 'good', low: 'low' } as const
