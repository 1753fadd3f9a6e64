import { foldParts } from './fold-parts'

// This script is inline after the parts, so that nothing moves after the first paint.
foldParts()
