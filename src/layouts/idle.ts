// What each page does once it is idle, in one file.

export { countOnBell } from '~/components/frame/bell'
export { track } from '~/components/frame/tracker'
