import type { stages as english } from '../en/stages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const stages = ({ fish }: MessageParams): Shape<ReturnType<typeof english>> => ({
  feeds: { early: 'ارلی اسٹیج', small: 'سمال اسٹیج', stock: 'اسٹاک اسٹیج' },
  short: { early: 'ارلی', small: 'سمال', stock: 'اسٹاک' },
  /** Goes before the words for weight or for fish. */
  fish: {
    early: `${fish.smallFrom} سے کم`,
    small: `${fish.smallLeast} سے ${fish.stockAbove}`,
    stock: `${fish.stockAbove} سے زیادہ`,
  },
  ofFish: {
    early: `${fish.smallFrom} سے کم کی مچھلی`,
    small: `${fish.smallLeast} سے ${fish.stockAbove} کی مچھلی`,
    stock: `${fish.stockAbove} سے زیادہ کی مچھلی`,
  },
  life: { fry: 'بچہ مچھلی', fingerling: 'فنگرلنگ', grower: 'بڑھتی مچھلی', broodstock: 'بروڈ مچھلی' },
  fishOf: { fry: 'بچہ مچھلی', fingerling: 'فنگرلنگ', grower: 'بڑھتی مچھلی', broodstock: 'بروڈ مچھلی' },
})
