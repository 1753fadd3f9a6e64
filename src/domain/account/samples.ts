/** What each sample replaces: an office, the bank, a certificate. */
const STANDS_FOR = {
  'sample.director': 'director',
  'sample.production': 'production',
  'sample.nutrition': 'nutrition',
  'sample.quality': 'quality',
  'sample.bank': 'bank',
  'sample.certificates': 'certificate.0.name',
} as const satisfies Record<string, string>

export type SampleValueName = keyof typeof STANDS_FOR

type Own = Readonly<Record<(typeof STANDS_FOR)[SampleValueName], string>>

/** The samples to show: one for each missing value, if samples are on. */
export const sampleValues = (own: Own, showsSamples: boolean) =>
  Object.fromEntries(Object.entries(STANDS_FOR).map(([name, of]) => [name, showsSamples && !own[of] ? 'on' : ''])) as Record<
    SampleValueName,
    string
  >
