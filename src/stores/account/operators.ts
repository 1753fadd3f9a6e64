import type { Proof } from '~/domain/account/password-schema'
import type { ChangedRole, GivenPassword, NewOperator, Operator, OperatorName } from '~/domain/account/schema'
import { AnswerError, call } from '../client'
import { queryStore } from '../query'

export const { $known: $operators, refresh: refreshOperators } = queryStore<readonly Operator[]>('/api/operators')

const pathOf = (username: string) => `/api/operators/${encodeURIComponent(username)}`

/** Each of these throws AnswerError or the network's error. */
export const addOperator = (account: NewOperator) => sent('POST', '/api/operators', account)

/** Gives an operator a new password; he is signed out everywhere. */
export const givePassword = (username: string, given: GivenPassword) => sent('PUT', `${pathOf(username)}/password`, given)

export const renameOperator = (username: string, name: OperatorName) => sent('PUT', pathOf(username), name)

/** Gives an operator another role. */
export const changeRole = (username: string, changed: ChangedRole) => sent('PUT', `${pathOf(username)}/role`, changed)

/** Ends an account; one that has ended already is no failure. */
export const endOperator = (username: string, proof: Proof) => sent('DELETE', pathOf(username), proof)

async function sent(method: string, path: string, body: object): Promise<void> {
  try {
    await call(method, path, { body })
  } catch (error) {
    if (!(method === 'DELETE' && error instanceof AnswerError && error.status === 404)) throw error
  }
  await refreshOperators()
}
