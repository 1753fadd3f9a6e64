import { atom, computed } from 'nanostores'

const $openDialogs = atom<readonly HTMLElement[]>([])

export const $topDialog = computed($openDialogs, (open) => open.at(-1))

export function noteDialog(dialog: HTMLElement): () => void {
  $openDialogs.set([...$openDialogs.get(), dialog])
  return () => $openDialogs.set($openDialogs.get().filter((each) => each !== dialog))
}
