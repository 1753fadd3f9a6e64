/** Unicode noncharacters: U+FDD0 to U+FDEF, and the last two code points of each plane. */
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu

export const hasNoncharacter = (text: string): boolean => text.search(NONCHARACTERS) >= 0

export const withoutNoncharacters = (text: string): string => text.replace(NONCHARACTERS, '')
