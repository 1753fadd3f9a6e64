import { useStore } from '@nanostores/react'
import type { ShowcaseImage } from '~/schemas/showcase-images'
import { $showcaseImages } from '~/stores/showcase-images'
import styles from './Gallery.module.css'

const SHOWN = 6

interface Props {
  /** The pictures as the server rendered them; null where it could not read them. */
  images: readonly ShowcaseImage[] | null
  title: string
  text: string
}

/** The gallery: an island so that it can come later where the server could not read it. Without pictures there is no section. */
export default function Gallery({ images: rendered, title, text }: Props) {
  const list = useStore($showcaseImages, { ssr: 'initial' })
  const images = (list.state === 'ready' ? list.rows : (rendered ?? [])).filter(({ isActive }) => isActive)
  return (
    <div>
      {images.length > 0 && (
        <section className={styles.gallery} aria-labelledby="gallery-title">
          <header>
            <h2 id="gallery-title">{title}</h2>
            <p>{text}</p>
          </header>
          <ul>
            {images.map(({ id, title, description, imageUrl }) => (
              <li key={id}>
                <figure>
                  <img src={imageUrl} width={640} height={400} alt={description || title} loading="lazy" decoding="async" />
                  <figcaption>{title}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
          {images.length > SHOWN && (
            <p>
              Showing {SHOWN} of {images.length}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
