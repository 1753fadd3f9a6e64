import type { Proof } from '~/domain/account/password-schema'
import type { ChangedRole, GivenPassword, NewOperator, Operator, OperatorName } from '~/domain/account/schema'
import { AnswerError, call } from '../client'
import { queryStore } from '../query'

export const { $known: $operators, refresh: refreshOperators } = queryStore<readonly Operator[]>('/api/operators')

const pathOf = (username: string) => `/api/operators/${encodeURIComponent(username)}`

/** Creates an operator. All calls here throw AnswerError or the network's error. */
export const addOperator = (account: NewOperator) => sent('POST', '/api/operators', account)

/** Sets another operator's password and ends all his sessions. */
export const givePassword = (username: string, given: GivenPassword) => sent('PUT', `${pathOf(username)}/password`, given)

export const renameOperator = (username: string, name: OperatorName) => sent('PUT', pathOf(username), name)

/** Changes an operator's role. */
export const changeRole = (username: string, changed: ChangedRole) => sent('PUT', `${pathOf(username)}/role`, changed)

/** Deletes an account. Succeeds if it is already deleted. */
export const endOperator = (username: string, proof: Proof) => sent('DELETE', pathOf(username), proof)

async function sent(method: string, path: string, body: object): Promise<void> {
  try {
    await call(method, path, { body })
  } catch (error) {
    if (!(method === 'DELETE' && error instanceof AnswerError && error.status === 404)) throw error
  }
  await refreshOperators()
}
