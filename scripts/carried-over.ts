import type { CarriedOver } from '~/api/startup/carry-over'

/** Describes what a restore or move has increased or ended, one line each. */
export function carriedOverLines(carried: CarriedOver): string[] {
  const { raisedIds, lostBills, nextBill, nextCreditNote, signedOut, maySignIn, endedAccounts, accountsOf } = carried
  const { erasedAgain, unsubscribed } = carried
  const names = maySignIn.map(({ username, isOwner }) => (isOwner ? `${username} (owner)` : username))
  const documents = lostBills.map(({ first, last }) => (first === last ? first : `${first} to ${last}`))
  return [
    ...(raisedIds.length > 0 ? [`Ids go on after ${raisedIds.map(({ table, last }) => `${table} ${last}`).join(', ')}.`] : []),
    ...(documents.length > 0 ? [`Numbers that were given since, whose documents are not here: ${documents.join(', ')}.`] : []),
    `Next bill: ${nextBill ?? 'the series is full'}. Next credit note: ${nextCreditNote ?? 'the series is full'}.`,
    `Signed out: ${signedOut.join(', ') || 'nobody was signed in'}. No browser is known any more.`,
    ...(unsubscribed > 0 ? [`Devices that hear of orders only once it is turned on there again: ${unsubscribed}.`] : []),
    ...(endedAccounts.length > 0 ? [`Ended since, and still ended: ${endedAccounts.join(', ')}.`] : []),
    ...(erasedAgain > 0 ? [`Erased since, and erased again: ${erasedAgain}.`] : []),
    names.length === 0
      ? 'There is no operator yet: the first start of the server makes one.'
      : `May sign in: ${names.join(', ')}, with the passwords ${accountsOf === 'replaced' ? 'of today' : 'kept with these rows'}.`,
  ]
}
