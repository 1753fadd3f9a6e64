/** Who the company is: the only copy of its name, addresses, numbers and links. A manufacturer fills in its own here. */
export const site = {
  name: 'Lidder Trout Feeds',
  tagline: 'Trout feed made in Kashmir, for every stage from fry to broodstock.',
  footer:
    'Our advanced manufacturing facility produces premium trout feed with superior nutritional profiles and proven results in aquaculture.',
  copyright: '© 2024 Lidder Trout Feeds. All rights reserved.',
  motto: 'Manufacturing Excellence in Kashmir',
  credit: 'Website by Pir Panjal Web Studio',
  /** Digits with the country code, as click-to-chat links take them. */
  whatsapp: '910000000000',
  phone: '+91 00000 00000',
  email: 'sales@lidder-trout-feeds.example',
  address: 'Industrial Growth Centre, Lassipora, Pulwama, Jammu & Kashmir, India',
  /** Placeholders until there are pages to link to. */
  social: [
    { name: 'Facebook', url: '' },
    { name: 'Instagram', url: '' },
    { name: 'Twitter', url: '' },
    { name: 'Pinterest', url: '' },
  ],
  hours: 'Mon-Sat 9-6, Sunday closed',
  minimumOrder: '1 ton',
  customMinimum: '5 tons',
  answersWithin: '24 hours',
  /** The bank named beside the questions on the home page; its place says that it is a placeholder until then. */
  bankingPartner: '' as string,
  /** The name in each post; the team page says 'Name to follow' where it is empty. */
  leaders: { director: '', production: '', nutrition: '', quality: '' } as Record<
    'director' | 'production' | 'nutrition' | 'quality',
    string
  >,
  /** Certificates held, each as its paper states it: number, issuing body, and the date until which it holds. */
  certificates: [] as readonly { name: string; number: string; issuer: string; validUntil: string }[],
} as const
