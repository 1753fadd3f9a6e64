import type { ShowcaseImage } from '~/schemas/showcase-images'
import { listStore } from './list'

export const { $list: $showcaseImages, refresh: refreshShowcaseImages } = listStore<ShowcaseImage>('/api/showcase-images')
