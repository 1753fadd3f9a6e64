import type { Setting, SettingKey } from '../account/settings-schema'
import { BILL_DEFAULTS } from './bill-defaults'

export interface BillSettings {
  hsn: string
  exemption: string
  /** In capitals. */
  billPrefix: string
  creditNotePrefix: string
  quotationPrefix: string
  declaration: string
  signatory: string
}

/** Reads the settings that bills need. The last value of a key wins. */
export function billSettings(settings: Iterable<Pick<Setting, 'key' | 'value'>>): BillSettings {
  const values = new Map([...settings].map(({ key, value }) => [key, value.trim()]))
  const stored = (key: SettingKey, otherwise: string) => values.get(key) || otherwise
  return {
    hsn: stored('bill_hsn', BILL_DEFAULTS.hsn),
    exemption: stored('bill_exemption', BILL_DEFAULTS.exemption),
    billPrefix: stored('bill_prefix', BILL_DEFAULTS.billPrefix).toUpperCase(),
    creditNotePrefix: stored('credit_note_prefix', BILL_DEFAULTS.creditNotePrefix).toUpperCase(),
    quotationPrefix: stored('quotation_prefix', BILL_DEFAULTS.quotationPrefix).toUpperCase(),
    declaration: stored('bill_declaration', BILL_DEFAULTS.declaration),
    signatory: stored('bill_signatory', BILL_DEFAULTS.signatory),
  }
}
