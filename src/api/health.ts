/** Answers once the store is open; nothing else is told. */
export const readHealth = () => ({ status: 'ok' })
