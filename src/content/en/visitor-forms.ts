/** What stands in the HTML of a visitor's form. */
export const visitorForms = {
  /** Of the field that only a program fills in. */
  trap: 'Leave this empty',
  /** Of a draft that was left unfinished. */
  resume: 'Continue it',
  discard: 'Discard it',
}
