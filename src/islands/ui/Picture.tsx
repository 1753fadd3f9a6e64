import type { ComponentProps } from 'react'
import { imageSource, lighterSrcSet } from '~/domain/catalog/images'

/** An `<img>` in several sizes. Pictures of the site are also offered as AVIF. */
export default function Picture({ src, ...image }: Omit<ComponentProps<'img'>, 'src'> & { src: string }) {
  const lighter = lighterSrcSet(src)
  return (
    <picture>
      {lighter && <source type="image/avif" srcSet={lighter} sizes={image.sizes} />}
      {/* biome-ignore lint/a11y/useAltText: the caller passes the alt text. */}
      <img {...image} {...imageSource(src)} />
    </picture>
  )
}
