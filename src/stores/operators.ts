import type { Proof } from '~/domain/account/password-schema'
import type { GivenPassword, NewOperator, Operator, OperatorName } from '~/domain/account/schema'
import { AnswerError, call } from './client'
import { type SecretOutcome, secretRefusal } from './password'
import { queryStore } from './query'

export const { $known: $operators, refresh: refreshOperators } = queryStore<readonly Operator[]>('/api/operators')

const pathOf = (username: string) => `/api/operators/${encodeURIComponent(username)}`

export async function addOperator(account: NewOperator): Promise<SecretOutcome<NewOperator>> {
  return sent<NewOperator>('POST', '/api/operators', account)
}

/** Gives an operator a new password; he is signed out everywhere. */
export async function givePassword(
  username: string,
  given: GivenPassword,
): Promise<SecretOutcome<Omit<GivenPassword, 'endsTwoFactor'>>> {
  return sent<Omit<GivenPassword, 'endsTwoFactor'>>('PUT', `${pathOf(username)}/password`, given)
}

export async function renameOperator(username: string, name: OperatorName): Promise<SecretOutcome<OperatorName>> {
  return sent<OperatorName>('PUT', pathOf(username), name)
}

/** Ends an account; one that has ended already is no failure. */
export async function endOperator(username: string, proof: Proof): Promise<SecretOutcome<Proof>> {
  return sent<Proof>('DELETE', pathOf(username), proof)
}

async function sent<Form>(method: string, path: string, body: object): Promise<SecretOutcome<Form>> {
  try {
    await call(method, path, { body })
  } catch (error) {
    if (!(method === 'DELETE' && error instanceof AnswerError && error.status === 404)) return secretRefusal<Form>(error)
  }
  await refreshOperators()
  return { state: 'done' }
}
