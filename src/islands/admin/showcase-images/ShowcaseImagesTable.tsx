import { imageSource } from '~/formats/images'
import type { ShowcaseImage } from '~/schemas/showcase-images'
import IconButton from '../../ui/IconButton'
import styles from '../Catalogue.module.css'
import table from '../Table.module.css'

interface Props {
  images: readonly ShowcaseImage[]
  onEdit: (image: ShowcaseImage) => void
  onDelete: (image: ShowcaseImage) => void
}

/** The gallery's pictures, a row each; on a phone a card each. */
export default function ShowcaseImagesTable({ images, onEdit, onDelete }: Props) {
  return (
    <div className={`${table.table} ${styles.table}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Image</th>
            <th scope="col">Title</th>
            <th scope="col">Description</th>
            <th scope="col">Order</th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {images.map((image) => (
            <tr key={image.id}>
              <td>
                <img {...imageSource(image.imageUrl)} sizes="3.5rem" alt="" loading="lazy" />
              </td>
              <th scope="row">
                <span className={styles.who}>{image.title}</span>
              </th>
              <td data-wide>{image.description || 'No description'}</td>
              <td data-name="Order">{image.order}</td>
              <td>
                <span className="badge" data-tone={image.isActive ? 'good' : 'bad'}>
                  {image.isActive ? 'Active' : 'Hidden'}
                </span>
              </td>
              <td data-wide>
                <span className={styles.row}>
                  <IconButton act="Edit" label={`Edit ${image.title}`} onClick={() => onEdit(image)} />
                  <IconButton act="Delete" label={`Delete ${image.title}`} onClick={() => onDelete(image)} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
