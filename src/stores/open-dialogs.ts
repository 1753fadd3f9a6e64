import { atom } from 'nanostores'
import { lastOf } from '~/domain/lists'

/** Open dialogs, from the lowest to the topmost. */
let openDialogs: readonly HTMLElement[] = []

export const $topDialog = atom<HTMLElement | undefined>()

function setOpen(dialogs: readonly HTMLElement[]) {
  openDialogs = dialogs
  $topDialog.set(lastOf(dialogs))
}

export function noteDialog(dialog: HTMLElement): () => void {
  setOpen([...openDialogs, dialog])
  return () => setOpen(openDialogs.filter((each) => each !== dialog))
}
