import { hasLatinLetter } from '../customers/upi'
import { reviewedRules } from './reviewed'
import type { SettingKey } from './setting-list'

type ValueOf = (key: SettingKey) => string | undefined

/** A rule over several settings: the faults of their values together, each at its field. */
interface JointRule {
  keys: readonly SettingKey[]
  faults: (said: ValueOf) => { path: SettingKey; message: string }[]
}

const upiName: JointRule = {
  keys: ['upi_id', 'upi_name'],
  faults: (said) => {
    const isNamed = !said('upi_id')?.trim() || hasLatinLetter(said('upi_name') ?? '')
    return isNamed ? [] : [{ path: 'upi_name', message: 'Please enter the name that payment apps show for this UPI ID.' }]
  },
}

const RULES: readonly JointRule[] = [upiName, ...reviewedRules]

/** The faults of all rules that a change of these settings concerns. */
export const jointFaults = (changed: readonly SettingKey[], said: ValueOf) =>
  RULES.filter(({ keys }) => keys.some((key) => changed.includes(key))).flatMap(({ faults }) => faults(said))
