// Written by npm run art, from scripts/art/table.ts.

interface OwnPicture {
  width: number
  height: number
  smaller: readonly number[]
}

/** Pictures of the seed products and gallery, by their file names in public/pictures. */
export const OWN_PICTURES: Readonly<Record<string, OwnPicture>> = {
  'bag-early': { width: 480, height: 600, smaller: [240] },
  'bag-small': { width: 480, height: 600, smaller: [240] },
  'bag-stock': { width: 480, height: 600, smaller: [240] },
  'feed-mill': { width: 640, height: 360, smaller: [480] },
  'himalayan-stream': { width: 640, height: 360, smaller: [480] },
  'pellets-close-up': { width: 640, height: 400, smaller: [320, 480] },
  'raceway-farm': { width: 640, height: 360, smaller: [480] },
  'three-bags': { width: 640, height: 360, smaller: [480] },
  balance: { width: 1200, height: 900, smaller: [] },
  mill: { width: 1200, height: 800, smaller: [] },
  pellets: { width: 1200, height: 800, smaller: [] },
  raceway: { width: 1200, height: 800, smaller: [] },
  sacks: { width: 1200, height: 800, smaller: [] },
  valley: { width: 1600, height: 900, smaller: [] },
}
