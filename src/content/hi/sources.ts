import type { sources as english } from '../en/sources'
import type { Shape } from '../shape'

export const sources: Shape<typeof english> = { ourRates: 'हमारी अपनी खुराक दरें, जैसी चारे के हिसाब में हैं' }
