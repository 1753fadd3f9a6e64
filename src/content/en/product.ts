/** What is said of one feed. */
export const product = {
  /** How a message about a feed begins. */
  question: (name: string) => `Hello, I would like to know more about ${name}.`,
  buy: 'Buy Now',
  buyOf: (name: string) => `Buy Now, ${name}`,
  whatsapp: 'WhatsApp',
  details: 'View Details',
  delivery: 'Free delivery available',
  perKilogram: (price: string) => `${price} a kg`,
  /** The price a kilogram, and the fish that the pellet fits. */
  priced: (perKilogram: string, fish: string) => `${perKilogram}, for fish ${fish}`,
  forFish: (fish: string) => `for fish ${fish}`,
  units: (count: string) => `${count} units`,
  bagOf: (name: string) => `Bag of ${name}`,
  price: 'Price',
  pricePerKilogram: 'Price a kg',
  weight: 'Weight',
  sku: 'SKU',
  stock: 'Stock',
  fish: 'Fish',
  pellet: 'Pellet',
  pelletSize: 'Pellet Size',
  protein: 'Protein',
  fat: 'Fat',
  fiber: 'Fibre',
  moisture: 'Moisture',
  energy: 'Energy',
  /** What is typed beside a figure: 3% max, 44% min, 5 tons. */
  typed: {
    max: (figure: string) => `${figure} max`,
    min: (figure: string) => `${figure} min`,
    ton: (count: string) => `${count} tons`,
  },
}
