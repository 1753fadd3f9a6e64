import { atom, computed } from 'nanostores'

const $openDialogs = atom<readonly HTMLElement[]>([])

/** The top dialog. Nothing outside it can be clicked while it is open. */
export const $topDialog = computed($openDialogs, (open) => open.at(-1))

/** Registers an open dialog. Call the returned function when it closes. */
export function noteDialog(dialog: HTMLElement): () => void {
  $openDialogs.set([...$openDialogs.get(), dialog])
  return () => $openDialogs.set($openDialogs.get().filter((each) => each !== dialog))
}
