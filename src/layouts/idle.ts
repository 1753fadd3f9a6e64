// The idle work of each page, in one file.

export { countOnBell } from '~/components/frame/bell'
export { track } from '~/components/frame/tracker'
