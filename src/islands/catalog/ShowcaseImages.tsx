import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { requireSession } from '~/stores/session'
import { $showcaseImages, deleteShowcaseImage, restoreShowcaseImage } from '~/stores/showcase-images'
import { showError, showToast } from '~/stores/toasts'
import Empty from '../ui/Empty'
import LoadFailed from '../ui/LoadFailed'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import ShowcaseImageForm from './ShowcaseImageForm'
import ShowcaseImagesTable from './ShowcaseImagesTable'

/** Showcase management. An island, because pictures are shown before they are uploaded. */
export default function ShowcaseImages() {
  const list = useStore($showcaseImages)
  const { state, rows } = list
  const [opened, open, close] = useOpenDialog('image')
  const edited = rows.find(({ id }) => String(id) === opened)
  const active = rows.filter(({ isActive }) => isActive).length
  useEffect(requireSession, [])

  return (
    <Screen
      title="Showcase Gallery"
      actions={
        <button type="button" onClick={() => open('new')}>
          Add Image
        </button>
      }
    >
      <Stats
        label="Gallery at a glance"
        list={list}
        stats={[
          ['Total Images', rows.length],
          ['Active', active],
          ['Hidden', rows.length - active],
        ]}
      />
      {state === 'failed' && (
        <LoadFailed>The pictures cannot be reached just now. Please reload the page in a moment.</LoadFailed>
      )}
      {state === 'loading' && <p aria-busy="true">Loading the pictures…</p>}
      {state === 'ready' && rows.length === 0 && (
        <Empty drawing="pictures">
          <p>The gallery is empty, so the home page does not show it.</p>
          <button type="button" onClick={() => open('new')}>
            Add Your First Image
          </button>
        </Empty>
      )}
      {rows.length > 0 && <ShowcaseImagesTable images={rows} onEdit={({ id }) => open(id)} onDelete={remove} />}
      {(opened === 'new' || edited) && <ShowcaseImageForm key={opened} image={edited} onClose={close} />}
    </Screen>
  )
}

async function remove({ id, title }: ShowcaseImage) {
  try {
    await deleteShowcaseImage(id)
    showToast('Image Deleted', `${title} has been deleted successfully.`, { label: 'Undo', run: () => undo(id, title) })
  } catch {
    showError('Failed to delete showcase image.')
  }
}

async function undo(id: number, title: string) {
  try {
    await restoreShowcaseImage(id)
    showToast('Image Restored', `${title} is back.`)
  } catch {
    showError(`${title} could not be brought back.`)
  }
}
