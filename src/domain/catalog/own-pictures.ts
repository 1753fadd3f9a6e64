// Written by npm run art, from scripts/art/table.ts.

interface OwnPicture {
  width: number
  height: number
  smaller: readonly number[]
  color: string
}

/** The pictures of the first products and of the first gallery, by the names of their files in public/pictures. */
export const OWN_PICTURES: Readonly<Record<string, OwnPicture>> = {
  'bag-early': { width: 480, height: 600, smaller: [240], color: '#79958b' },
  'bag-small': { width: 480, height: 600, smaller: [240], color: '#b4926a' },
  'bag-stock': { width: 480, height: 600, smaller: [240], color: '#a37b77' },
  'feed-mill': { width: 640, height: 360, smaller: [480], color: '#87938b' },
  'himalayan-stream': { width: 640, height: 360, smaller: [480], color: '#7e8b7e' },
  'pellets-close-up': { width: 640, height: 400, smaller: [320, 480], color: '#774e2b' },
  'raceway-farm': { width: 640, height: 360, smaller: [480], color: '#677766' },
  'three-bags': { width: 640, height: 360, smaller: [480], color: '#cdcabe' },
  balance: { width: 1200, height: 900, smaller: [], color: '#b8ccc6' },
  mill: { width: 1200, height: 800, smaller: [], color: '#668a88' },
  pellets: { width: 1200, height: 800, smaller: [], color: '#a7a389' },
  raceway: { width: 1200, height: 800, smaller: [], color: '#b2c4b1' },
  sacks: { width: 1200, height: 800, smaller: [], color: '#676b65' },
  valley: { width: 1600, height: 900, smaller: [], color: '#a8c2b4' },
}
