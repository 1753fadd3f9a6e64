import { useEffect, useState } from 'react'
import { imageColor, imageSource } from '~/formats/images'
import { textIn } from '~/rules/translations'
import type { ShowcaseImage } from '~/schemas/showcase-images'
import { $showcaseImages } from '~/stores/showcase-images'
import { inLanguage, useLanguage, useWords } from '../language'
import RowText from '../RowText'
import { useServedStore } from '../served-store'
import styles from './Gallery.module.css'

const SHOWN = 6

type Shown = Pick<ShowcaseImage, 'id' | 'title' | 'description' | 'translations' | 'imageUrl'>

interface Props {
  /** The pictures from the server; null if it could not read them. */
  images: readonly Shown[] | null
}

/** The `sizes` of the first picture and of the others. */
const FIRST_SIZES = '(min-width: 75rem) 36rem, (min-width: 56rem) 48vw, 92vw'
const SIZES = '(min-width: 75rem) 17.5rem, (min-width: 56rem) 23vw, 45vw'

/**
 * The gallery; without pictures there is no section. An island, because `loading="lazy"` starts several screens too early,
 * and because its list may arrive after the page.
 */
export default inLanguage(function Gallery({ images: rendered }: Props) {
  const words = useWords().gallery
  const list = useServedStore($showcaseImages)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => setIsNear(true), [])
  const images: readonly Shown[] = list.state === 'ready' ? list.rows.filter(({ isActive }) => isActive) : (rendered ?? [])
  return (
    <div>
      {images.length > 0 && (
        <section className={styles.gallery} aria-labelledby="gallery-title">
          <header>
            <h2 id="gallery-title">{words.title}</h2>
            <p>{words.text}</p>
          </header>
          <ul>
            {images.map((image, index) => (
              <li key={image.id}>
                <figure>
                  <div>
                    {isNear ? (
                      <Picture image={image} sizes={index === 0 ? FIRST_SIZES : SIZES} color={imageColor(image.imageUrl)} />
                    ) : (
                      <noscript>
                        <Picture image={image} sizes={index === 0 ? FIRST_SIZES : SIZES} />
                      </noscript>
                    )}
                  </div>
                  <figcaption>
                    <RowText row={image} field="title" />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          {images.length > SHOWN && <p>{words.shown(String(SHOWN), String(images.length))}</p>}
        </section>
      )}
    </div>
  )
})

interface PictureProps {
  image: Shown
  sizes: string
  /** Tints the ground until the picture has loaded. The CSP allows no style attribute in the page's HTML. */
  color?: string | undefined
}

function Picture({ image, sizes, color }: PictureProps) {
  const language = useLanguage()
  const { text, marks } = textIn(language, image, image.description ? 'description' : 'title')
  const source = imageSource(image.imageUrl)
  return (
    <img
      lang={marks.lang}
      width={640}
      height={400}
      {...source}
      sizes={source.srcSet && sizes}
      style={color ? { background: `color-mix(in oklab, ${color}, var(--color-ground) 60%)` } : undefined}
      alt={text}
      loading="lazy"
    />
  )
}
