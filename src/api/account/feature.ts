import * as z from 'zod/mini'
import { newPassword, passwordAge, proof } from '~/domain/account/password-schema'
import { readyItem } from '~/domain/account/ready-items-schema'
import { changedRole, givenPassword, newOperator, operatorName, operator as shownOperator } from '~/domain/account/schema'
import { newSession, session } from '~/domain/account/session-schema'
import { setting, settingChange, settingChanges } from '~/domain/account/settings-schema'
import { storedOperator } from '~/domain/account/stored-operators-schema'
import { begunTwoFactor, newTwoFactor, recoveryCodes, twoFactor, twoFactorSecret } from '~/domain/account/two-factor-schema'
import { defineFeature } from '../feature'
import { bookkeeper, empty, nothing, operator, owner, self, signedIn, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { addOperator, changeRole, endOperator, givePassword, listOperators, renameOperator } from './operators'
import { changePassword, readPasswordAge } from './password'
import { readReadyToSell } from './ready-to-sell'
import { forgetDevice, readSession, signIn, signOut } from './session'
import { listSettings, updateSetting, updateSettings } from './settings'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, readTwoFactor } from './two-factor'

const tables = {
  settings: table(setting, 'key', {}),
  operators: table(storedOperator, 'username', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const accountFeature = defineFeature({
  tables,
  erased: {
    settings: undefined,
    operators: undefined,
  },
  audited: {
    settings: { noun: 'settings', labelOf: ({ key }) => key, seen: ({ value }) => ({ value }), values: ['value'] },
    operators: {
      noun: 'operators',
      labelOf: ({ name, username }) => name || username,
      seen: ({ name, passwordHash, twoFactor }) => ({ name, password: passwordHash, twoFactor: twoFactor?.isOn ?? false }),
      values: ['name', 'twoFactor'],
    },
  },
  calls: {
    '/device': { DELETE: visitor.handler(nothing, forgetDevice).answers(empty) },
    '/operators': {
      GET: owner(listOperators).answers(z.array(shownOperator)),
      POST: owner.handler(newOperator, addOperator).answers(shownOperator),
    },
    '/operators/[username]': {
      PUT: owner(operatorName, renameOperator).answers(shownOperator),
      DELETE: owner.handler(proof, endOperator).answers(empty),
    },
    '/operators/[username]/password': { PUT: owner.handler(givenPassword, givePassword).answers(shownOperator) },
    '/operators/[username]/role': { PUT: owner.handler(changedRole, changeRole).answers(shownOperator) },
    '/password': {
      GET: self.handler(readPasswordAge).answers(passwordAge),
      PUT: self.handler(newPassword, changePassword).answers(session),
    },
    '/ready-to-sell': { GET: operator.handler(readReadyToSell).answers(z.array(readyItem)) },
    '/session': {
      GET: signedIn(readSession).answers(session),
      POST: visitor.handler(newSession, signIn).answers(session),
      DELETE: visitor.handler(nothing, signOut).answers(empty),
    },
    '/settings': {
      GET: bookkeeper(listSettings).answers(z.array(setting)),
      PUT: operator.handler(settingChanges, updateSettings).answers(z.array(setting)),
    },
    '/settings/[key]': { PUT: operator.handler(settingChange, updateSetting).ofVersion().answers(setting) },
    '/two-factor': {
      GET: signedIn(readTwoFactor).answers(twoFactor),
      POST: signedIn.handler(begunTwoFactor, beginTwoFactor).answers(twoFactorSecret),
      PUT: signedIn.handler(newTwoFactor, confirmTwoFactor).answers(recoveryCodes),
    },
    '/two-factor/ended': { PUT: self.handler(proof, endTwoFactor).answers(twoFactor) },
  },
})
