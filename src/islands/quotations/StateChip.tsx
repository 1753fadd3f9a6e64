import { indianDay } from '~/domain/dates'
import { QUOTATION_TONES, shownState } from '~/domain/quotations/quotations'
import type { LinkedQuotation, ShownState } from '~/domain/quotations/schema'

export const STATE_WORDS: Readonly<Record<ShownState, string>> = {
  open: 'open',
  expired: 'expired',
  accepted: 'accepted',
  withdrawn: 'taken back',
}

/** The state of today, and whether the buyer has written. */
export default function StateChip({ quotation }: { quotation: LinkedQuotation }) {
  const state = shownState(quotation, indianDay(new Date()))
  return (
    <>
      <span className="badge" data-tone={QUOTATION_TONES[state]}>
        {STATE_WORDS[state]}
      </span>{' '}
      {quotation.answers.length > 0 && state === 'open' && <span className="badge">answered</span>}
    </>
  )
}
