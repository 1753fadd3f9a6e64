import type { ComponentProps } from 'react'
import { imageSource, lighterSrcSet } from '~/formats/images'

/** An `<img>` of an address, in its sizes; a picture of the site comes as AVIF where a browser reads it. */
export default function Picture({ src, ...image }: Omit<ComponentProps<'img'>, 'src'> & { src: string }) {
  const lighter = lighterSrcSet(src)
  return (
    <picture>
      {lighter && <source type="image/avif" srcSet={lighter} sizes={image.sizes} />}
      {/* biome-ignore lint/a11y/useAltText: whoever shows it says what it is. */}
      <img {...image} {...imageSource(src)} />
    </picture>
  )
}
