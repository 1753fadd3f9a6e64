import { fetchOldEngines } from '../../scripts/old-engines.mjs'

/** Downloads the browsers that are not on this machine yet. */
export default fetchOldEngines
