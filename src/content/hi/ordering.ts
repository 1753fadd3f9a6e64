import type { ordering as english } from '../en/ordering'
import type { Shape } from '../shape'

export const ordering: Shape<typeof english> = {
  bags: ['बोरी', 'बोरियाँ'],
  submitting: 'भेजा जा रहा है…',
  failed: 'ऑर्डर नहीं गया। कृपया फिर से भेजें।',
  refused: 'यह ऑर्डर नहीं लिया गया। कृपया हमें फ़ोन करें।',
  busy: 'थोड़ा रुकें और फिर से भेजें।',
  otherFeed: 'एक और चारा',
  noOther: 'और कोई चारा नहीं',
  feedAt: (name: string, price: string) => `${name}, ${price} प्रति बोरी`,
  bagsOfOther: 'इस चारे की बोरियाँ',
  less: 'एक बोरी कम',
  more: 'एक बोरी ज़्यादा',
  takeOut: 'यह चारा हटा दें',
  feedsAway: 'चारे की सूची अभी नहीं मिल रही। कृपया फिर से कोशिश करें।',
  freeDelivery: 'डिलीवरी मुफ़्त है।',
  deliveryTo: (place: string, charge: string) => `${place} तक डिलीवरी: ${charge}।`,
}
