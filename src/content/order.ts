/** The districts of the Kashmir valley. */
export const districts = [
  'Anantnag',
  'Bandipora',
  'Baramulla',
  'Budgam',
  'Ganderbal',
  'Kulgam',
  'Kupwara',
  'Pulwama',
  'Shopian',
  'Srinagar',
] as const

/** What is said once an order is in, by the way it came. */
export const placed = {
  shop: 'Order submitted successfully! You will be contacted soon for confirmation.',
  home: 'Order Submitted Successfully!',
} as const
