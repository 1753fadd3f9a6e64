import type { Proof } from '~/domain/account/password-schema'
import { roleOf } from '~/domain/account/roles'
import {
  type ChangedRole,
  type GivenPassword,
  MAX_OPERATORS,
  type NewOperator,
  type Operator,
  type OperatorName,
} from '~/domain/account/schema'
import type { StoredOperator } from '~/domain/account/stored-operators-schema'
import { hashPassword } from '../auth/passwords'
import { updateWithProof } from '../auth/proved-updates'
import { noteSecurityEvent } from '../auth/security-events'
import { endOtherBrowsers } from '../auth/sessions'
import type { Call, CallContext } from '../http/call'
import { conflict, notFound } from '../http/problems'
import type { Shop, ShopReader } from '../store/store'
import { refuseCommon } from './password'

export const listOperators = (shop: ShopReader): Operator[] =>
  [...shop.operators.rows()].sort((one, other) => rankOf(one).localeCompare(rankOf(other))).map(shownOperator)

const rankOf = ({ isOwner, createdAt, username }: StoredOperator) => `${isOwner ? 0 : 1} ${createdAt} ${username}`

/**
 * Creates an account, confirmed by the owner's password and code. 409 for a taken user name (in any case), and beyond ten
 * accounts; 422 for an easily guessed password.
 */
export async function addOperator(call: Call<NewOperator>, context: CallContext): Promise<Operator> {
  const { input, now } = call
  const { name, username, newPassword, role } = input
  await refuseCommon(context.locals.store, { password: newPassword, field: 'newPassword' }, [username, name])
  const passwordHash = await hashPassword(newPassword)
  return updateWithProof(call, context, (shop) => {
    refuseTaken(shop, username)
    const account = { name: name.trim(), isOwner: false, role, createdAt: now, lastSignInAt: null }
    const added = { username, passwordHash, passwordChangedAt: now, twoFactor: null, ...account }
    shop.operators.put(added)
    noteSecurityEvent(shop, 'operator-added', now, { operator: added, by: call.caller.username })
    return shownOperator(added)
  })
}

function refuseTaken(shop: ShopReader, username: string) {
  const operators = [...shop.operators.rows()]
  const taken = operators.find((each) => each.username.toLowerCase() === username.toLowerCase())
  if (taken) throw conflict(`The user name ${taken.username} is taken. Please choose another.`)
  if (operators.length >= MAX_OPERATORS)
    throw conflict(`There are ${MAX_OPERATORS} operators already. Please end an account first.`)
}

/** Renames an operator or the owner; 404 for an unknown one. */
export function renameOperator(shop: Shop, { input, params }: Call<OperatorName>): Operator {
  const before = shop.operators.get(params.username ?? '')
  if (!before) throw notFound('operator')
  const after = { ...before, name: input.name.trim() }
  shop.operators.put(after)
  return shownOperator(after)
}

/** Changes another operator's role, confirmed by the owner's password and code; 404 for an unknown one, 409 for the owner. */
export async function changeRole(call: Call<ChangedRole>, context: CallContext): Promise<Operator> {
  const { input, params, now, caller } = call
  await context.locals.store.read((shop) => otherOperator(shop, params.username))
  return updateWithProof(call, context, (shop) => {
    const before = otherOperator(shop, params.username)
    const after = { ...before, role: input.role }
    shop.operators.put(after)
    if (after.role !== before.role) noteSecurityEvent(shop, 'role-changed', now, { operator: after, by: caller.username })
    return shownOperator(after)
  })
}

/** Deletes an account and its sessions, confirmed by the owner's password and code; 404 for an unknown one, 409 for the owner. */
export async function endOperator(call: Call<Proof>, context: CallContext): Promise<void> {
  const { params, now, caller } = call
  await context.locals.store.read((shop) => otherOperator(shop, params.username))
  return updateWithProof(call, context, (shop) => {
    const operator = otherOperator(shop, params.username)
    endOtherBrowsers(shop, operator.username)
    shop.operators.delete(operator.username)
    noteSecurityEvent(shop, 'operator-ended', now, { operator, by: caller.username })
  })
}

/** Sets another operator's password, confirmed by the owner's, and ends his sessions; 404, 409 and 422 as above. */
export async function givePassword(call: Call<GivenPassword>, context: CallContext): Promise<Operator> {
  const { input, params, now } = call
  const { store } = context.locals
  const { username, name } = await store.read((shop) => otherOperator(shop, params.username))
  await refuseCommon(store, { password: input.newPassword, field: 'newPassword' }, [username, name])
  const passwordHash = await hashPassword(input.newPassword)
  return updateWithProof(call, context, (shop) => {
    const before = otherOperator(shop, username)
    const twoFactor = input.endsTwoFactor ? null : before.twoFactor
    const after = { ...before, passwordHash, passwordChangedAt: now, twoFactor }
    endOtherBrowsers(shop, username)
    shop.operators.put(after)
    noteSecurityEvent(shop, 'password-changed', now, { operator: before, by: call.caller.username })
    if (before.twoFactor?.isOn && !twoFactor)
      noteSecurityEvent(shop, 'two-factor-ended', now, { operator: before, by: call.caller.username })
    return shownOperator(after)
  })
}

function otherOperator(shop: ShopReader, username = ''): StoredOperator {
  const operator = shop.operators.get(username)
  if (!operator) throw notFound('operator')
  if (operator.isOwner)
    throw conflict(
      'This is the owner’s own account: it cannot be ended, keeps its role, and its password is changed in Settings.',
    )
  return operator
}

const shownOperator = ({ username, name, isOwner, role, twoFactor, createdAt, lastSignInAt }: StoredOperator): Operator => ({
  username,
  name: name || username,
  isOwner,
  role: roleOf({ isOwner, role }),
  hasTwoFactor: twoFactor?.isOn ?? false,
  createdAt,
  lastSignInAt,
})
