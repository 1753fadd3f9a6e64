import type { PageParams } from '../page-params'

/** The shop's page around its feeds. */
export const shopPage = ({ bag }: PageParams) => ({
  title: 'Trout feed for every stage',
  lead: `Early, Small and Stock in ${bag} bags. Choose by the size of your fish, order here, and we call you to confirm.`,
  promises: [
    { title: 'Quality Guaranteed', text: 'Each batch is made to the analysis printed on its bag.' },
    { title: 'Fast Delivery', text: 'We call to confirm each order, and tell you the day.' },
    { title: 'WhatsApp Support', text: 'Ask about a feed before you buy it; a person answers.' },
  ] as const,
})
