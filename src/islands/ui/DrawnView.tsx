import { illustrations } from '~/content/illustrations'
import { imageSource } from '~/formats/images'

/** A drawn view in an island; `Illustration.astro` is the same in a page. */
export default function DrawnView({ name }: { name: keyof typeof illustrations }) {
  return (
    <figure>
      <img {...imageSource(`/pictures/${name}.svg`)} alt={illustrations[name]} />
    </figure>
  )
}
