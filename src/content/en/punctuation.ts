/** What stands between two texts that code puts together. */
export const punctuation = { comma: ', ', stop: '. ' }
