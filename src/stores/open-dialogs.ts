import { atom } from 'nanostores'

/** From the lowest to the one on top. */
let openDialogs: readonly HTMLElement[] = []

export const $topDialog = atom<HTMLElement | undefined>()

function setOpen(dialogs: readonly HTMLElement[]) {
  openDialogs = dialogs
  $topDialog.set(dialogs.at(-1))
}

export function noteDialog(dialog: HTMLElement): () => void {
  setOpen([...openDialogs, dialog])
  return () => setOpen(openDialogs.filter((each) => each !== dialog))
}
