import { atom, computed } from 'nanostores'

const $openDialogs = atom<readonly HTMLElement[]>([])

/** The dialog on top of all others. Nothing outside it can be seen well or clicked while it is open. */
export const $topDialog = computed($openDialogs, (open) => open.at(-1))

/** Notes that a dialog has opened; call what it returns when it closes. */
export function noteDialog(dialog: HTMLElement): () => void {
  $openDialogs.set([...$openDialogs.get(), dialog])
  return () => $openDialogs.set($openDialogs.get().filter((each) => each !== dialog))
}
