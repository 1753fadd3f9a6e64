import { imageSource } from '~/domain/catalog/images'
import type { ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import ActiveBadge from '../ui/ActiveBadge'
import cards from '../ui/Cards.module.css'
import styles from '../ui/Catalogue.module.css'
import IconButton from '../ui/IconButton'
import Table, { type Column } from '../ui/Table'

interface Props {
  images: readonly ShowcaseImage[]
  onEdit: (image: ShowcaseImage) => void
  onDelete: (image: ShowcaseImage) => void
}

/** The pictures of the gallery. */
export default function ShowcaseImagesTable({ images, onEdit, onDelete }: Props) {
  const actions = (image: ShowcaseImage) => (
    <span className={styles.row}>
      <IconButton action="Edit" label={`Edit ${image.title}`} onClick={() => onEdit(image)} />
      <IconButton action="Delete" label={`Delete ${image.title}`} onClick={() => onDelete(image)} />
    </span>
  )
  const columns = [...COLUMNS, { heading: 'Actions', className: styles.wide, cell: actions }]
  return <Table columns={columns} rows={images} className={`${cards.cards} ${styles.table}`} />
}

const COLUMNS: Column<ShowcaseImage>[] = [
  { heading: 'Image', cell: ({ imageUrl }) => <img {...imageSource(imageUrl)} sizes="3.5rem" alt="" loading="lazy" /> },
  { heading: 'Title', isRowHeading: true, cell: ({ title }) => <span className={styles.who}>{title}</span> },
  { heading: 'Description', className: styles.wide, cell: ({ description }) => description || 'No description' },
  { heading: 'Order', className: styles.place, cell: ({ order }) => order },
  { heading: 'Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} otherwise="Hidden" /> },
]
