/** Within how many hours a message is answered. */
export const ANSWER_HOURS = 24

/** Who the company is on a fresh clone. A manufacturer says who it is in the settings, and never edits this. */
export const site = {
  name: 'Lidder Trout Feeds',
  description: 'Trout feed made in Jammu & Kashmir, for every stage from fry to broodstock.',
  footer:
    'Our advanced manufacturing facility produces premium trout feed with superior nutritional profiles and proven results in aquaculture.',
  motto: 'Manufacturing Excellence in Kashmir',
  credit: 'Website by Pir Panjal Web Studio',
  /** Digits with the country code, as click-to-chat links take them. */
  whatsapp: '910000000000',
  phone: '+91 00000 00000',
  email: 'sales@lidder-trout-feeds.example',
  address: 'Industrial Growth Centre, Lassipora, Pulwama, Jammu & Kashmir, India',
  hours: 'Mon-Sat 9-6, Sunday closed',
  minimumOrder: '1 ton',
  customMinimum: '5 tons',
  /** The year of the copyright. */
  since: 2024,
  /** The years of the journey. */
  milestones: { start: 2018, stages: 2020, analysis: 2022, shop: 2024 },
  /** The bank named beside the questions on the home page. */
  bankingPartner: '' as string,
  /** The name in each office of the team page; where it is empty, the office stands alone. */
  leaders: { director: '', production: '', nutrition: '', quality: '' } as Record<
    'director' | 'production' | 'nutrition' | 'quality',
    string
  >,
} as const
