import { pictures } from '~/content/en/pictures'
import { imageSource } from '~/domain/catalog/images'

/** A drawn view in an island; `Illustration.astro` is the same in a page. */
export default function DrawnView({ name }: { name: keyof typeof pictures }) {
  return (
    <figure>
      <img {...imageSource(`/pictures/${name}.svg`)} alt={pictures[name]} />
    </figure>
  )
}
