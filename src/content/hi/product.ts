import type { product as english } from '../en/product'
import type { Shape } from '../shape'

export const product: Shape<typeof english> = {
  question: (name: string) => `नमस्ते, मुझे ${name} के बारे में जानकारी चाहिए।`,
  buy: 'अभी खरीदें',
  buyOf: (name: string) => `${name} अभी खरीदें`,
  whatsapp: 'व्हाट्सऐप',
  details: 'पूरी जानकारी',
  delivery: 'मुफ़्त डिलीवरी मिल सकती है',
  perKilogram: (price: string) => `${price} प्रति किलो`,
  priced: (perKilogram: string, fish: string) => `${perKilogram}, ${fish} की मछली के लिए`,
  forFish: (fish: string) => `${fish} की मछली के लिए`,
  units: (count: string) => `${count} बोरी`,
  bagOf: (name: string) => `${name} की बोरी`,
  price: 'कीमत',
  pricePerKilogram: 'प्रति किलो कीमत',
  weight: 'वज़न',
  sku: 'SKU',
  stock: 'स्टॉक',
  fish: 'मछली',
  pellet: 'दाना',
  pelletSize: 'दाने का नाप',
  protein: 'प्रोटीन',
  fat: 'वसा (फ़ैट)',
  fiber: 'रेशा (फ़ाइबर)',
  moisture: 'नमी',
  energy: 'ऊर्जा',
  typed: {
    max: (figure: string) => `${figure} तक`,
    min: (figure: string) => `कम से कम ${figure}`,
    ton: (count: string) => `${count} टन`,
  },
}
