/** A picture that comes with the site: its size in pixels, and the width of its smaller copy, named with that width. */
interface OwnPicture {
  width: number
  height: number
  smaller: number
}

const LANDSCAPE = { width: 640, height: 360, smaller: 480 }
const BAG = { width: 480, height: 720, smaller: 240 }

/** The pictures of the first products and of the first gallery, by the names of their files in public/pictures. */
export const OWN_PICTURES: Readonly<Record<string, OwnPicture>> = {
  'bag-early': BAG,
  'bag-small': BAG,
  'bag-stock': BAG,
  'feed-mill': LANDSCAPE,
  'himalayan-stream': LANDSCAPE,
  'pellets-close-up': { ...LANDSCAPE, height: 400 },
  'raceway-farm': LANDSCAPE,
  'three-bags': LANDSCAPE,
}
