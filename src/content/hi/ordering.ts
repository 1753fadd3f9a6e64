import type { ordering as english } from '../en/ordering'
import type { Shape } from '../shape'

export const ordering: Shape<typeof english> = {
  bags: ['बोरी', 'बोरियाँ'],
  submitting: 'भेजा जा रहा है…',
  failed: 'ऑर्डर नहीं गया। कृपया फिर से भेजें।',
  refused: 'यह ऑर्डर नहीं लिया गया। कृपया हमें फ़ोन करें।',
  busy: 'थोड़ा रुकें और फिर से भेजें।',
}
