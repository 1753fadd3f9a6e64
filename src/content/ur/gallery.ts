import type { gallery as english } from '../en/gallery'
import type { Shape } from '../shape'

export const gallery: Shape<typeof english> = {
  title: 'تصویریں',
  text: 'پانی، تالاب، دانے اور مل۔',
  shown: (shown: string, all: string) => `${all} میں سے ${shown} تصویریں`,
}
