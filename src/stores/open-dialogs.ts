import { atom } from 'nanostores'
import { lastOf } from '~/domain/lists'

/** From the lowest to the one on top. */
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
