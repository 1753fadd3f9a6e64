import type { gallery as english } from '../en/gallery'
import type { Shape } from '../shape'

export const gallery: Shape<typeof english> = {
  title: 'तस्वीरें',
  text: 'पानी, तालाब, चारे के दाने और मिल।',
  shown: (shown: string, all: string) => `${all} में से ${shown} दिख रही हैं`,
}
