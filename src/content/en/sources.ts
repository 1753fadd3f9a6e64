/** What stands among the sources and is no publication; those keep their own names. */
export const sources = { ourRates: 'Our own feeding rates, as in the calculator' }
