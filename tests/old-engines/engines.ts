import { fetchOldEngines } from '../../scripts/old-engines.mjs'

/** Brings the engines that are not on this machine yet. */
export default fetchOldEngines
