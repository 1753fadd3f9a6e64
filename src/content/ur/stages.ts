import type { stages as english } from '../en/stages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const stages = ({ fish }: MessageParams): Shape<ReturnType<typeof english>> => ({
  feeds: { early: 'ارلی اسٹیج', small: 'سمال اسٹیج', stock: 'اسٹاک اسٹیج' },
  short: { early: 'ارلی', small: 'سمال', stock: 'اسٹاک' },
  /** Goes before the words for weight or for fish. */
  fish: {
    early: `${fish.smallFrom} سے کم`,
    small: `${fish.smallLeast} سے ${fish.smallMost}`,
    stock: `${fish.stockFrom} یا زیادہ`,
  },
  ofFish: {
    early: `${fish.smallFrom} سے کم کی مچھلی`,
    small: `${fish.smallLeast} سے ${fish.smallMost} کی مچھلی`,
    stock: `${fish.stockFrom} یا زیادہ کی مچھلی`,
  },
  life: { fry: 'بچہ مچھلی', fingerling: 'فنگرلنگ', grower: 'بڑھتی مچھلی', broodstock: 'بروڈ مچھلی' },
  fishOf: { fry: 'بچہ مچھلی', fingerling: 'فنگرلنگ', grower: 'بڑھتی مچھلی', broodstock: 'بروڈ مچھلی' },
})
