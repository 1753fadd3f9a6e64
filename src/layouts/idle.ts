// What each page does once it is idle, in one file.

export { swim } from '~/components/fish/fish'
export { countOnBell } from '~/components/frame/bell'
export { track } from '~/components/frame/tracker'
