/** A typed measure as it is drawn, such as 25 kg for `25kg`, on one line. */
export const measured = (text: string) => text.replace(/(\d)\s*(?=[kKmc]?[gGmJ])/g, '$1\u00a0')
