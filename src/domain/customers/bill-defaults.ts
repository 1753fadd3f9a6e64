/** Default texts of a bill: values for prepared aquatic feed in India. */
export const BILL_DEFAULTS = {
  hsn: '2309',
  exemption: 'Prepared aquatic feed (HSN 2309) is exempt from GST by notification 10/2025-Central Tax (Rate).',
  billPrefix: 'TF',
  creditNotePrefix: 'CN',
  quotationPrefix: 'QT',
  declaration: 'We declare that this bill shows the actual price of the goods described, and that all particulars are true.',
  signatory: 'Authorised signatory',
} as const
