import type { gallery as galleryInEnglish, home as homeInEnglish } from '../en/home'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'
import { film } from './order-messages'

export const home = ({ pellet, rates }: PageParams): Shape<ReturnType<typeof homeInEnglish>> => ({
  hero: {
    headline: 'कश्मीर के फ़ार्मों के लिए ट्राउट का चारा (फ़ीड), फ़्राई से ब्रूड मछली तक',
    offer: (pellets: number, bags: string, price: string, bag: string) =>
      `${['', 'एक', 'दो', 'तीन', 'चार'][pellets] ?? pellets} नाप के दाने, ${bags} की बोरियों में, कीमत ${price}${bag && ` (${bag})`} से शुरू।`,
    order: 'मोबाइल से ऑर्डर करें; हम फ़ोन करके पक्का करेंगे।',
    products: 'चारा देखें',
    quote: 'भाव पूछें',
    pause: film.pause,
  },
  highlights: {
    pellets: {
      title: 'हर नाप की मछली का अपना दाना',
      text: `फ़्राई के लिए ${pellet.early}, फ़िंगरलिंग के लिए ${pellet.small}, बढ़ती और ब्रूड मछली के लिए ${pellet.stock}। जब तालाब की ज़्यादातर मछलियाँ अपने दाने से बड़ी हो जाएँ, तब दाना बदलें।`,
      link: 'तीनों की तुलना करें',
    },
    weight: {
      title: 'वज़न से खिलाएँ, अंदाज़े से नहीं',
      text: 'मछलियाँ गिनें, कुछ को तौलें, थर्मामीटर देखें। हिसाब लगाने पर पता चलेगा: दिन के कितने किलो, और महीने की कितनी बोरियाँ।',
      link: 'अपने चारे का हिसाब लगाएँ',
    },
    mill: {
      title: 'कश्मीर में बना',
      text: 'हमारी बोरी दर्रा खुलने का इंतज़ार नहीं करती, और जिन्होंने बनाई, उनसे आप पूछ भी सकते हैं।',
      link: 'मिल से पूछें',
    },
  },
  about: {
    title: 'एक ही काम: ट्राउट का चारा',
    paragraphs: [
      'ट्राउट को ठंडा, बहता पानी चाहिए और प्रोटीन से भरपूर चारा। पानी आपके पास है। चारा हम बनाते हैं: तीन नाप के दाने (पेलेट), पहले हफ़्तों से ब्रूड मछली तक।',
      'हर बोरी पर प्रोटीन, वसा, रेशा, नमी, ऊर्जा और दाने का नाप लिखा है। तौलें कि कितना खिलाया और मछली कितनी बढ़ी, फिर उसी से हमें परखें।',
    ],
    link: 'हम कैसे काम करते हैं',
  },
  featured: {
    title: 'खास चारा',
    text: 'हर बोरी की आज की कीमत, और उसमें क्या है।',
    badges: { 'Best Seller': 'सबसे ज़्यादा बिका', New: 'नया', Premium: 'प्रीमियम', Featured: 'खास' },
    before: 'पहले की कीमत',
    reviews: (count: string) => `(${count} लोगों की राय)`,
    delivery: 'मुफ़्त डिलीवरी',
  },
  products: { title: 'हमारा चारा', text: 'मछली की उम्र से नहीं, उसके वज़न से चुनें।' },
  product: {
    figures: (pellet: string, protein: string, energy: string) => `${pellet} का दाना, ${protein} प्रोटीन, ${energy}`,
    perKilogram: (price: string) => `${price} प्रति किलो`,
    order: 'मँगवाएँ',
    orderOf: (name: string) => `${name} मँगवाएँ`,
    compare: 'तीनों की तुलना करें',
  },
  feedingGuide: {
    title: 'खिलाने की गाइड',
    text: `फ़्राई दिन में अपने वज़न का ${rates.fry.share} खाती है, ${rates.fry.feeds} बार में; बढ़ती मछली ${rates.grower.share}, ${rates.grower.feeds} बार में। ठंडे पानी में कम दें, गर्म पानी में बहुत कम या बिल्कुल नहीं।`,
  },
  feeds: {
    link: 'अपने चारे का हिसाब लगाएँ',
  },
  team: { title: 'टीम', text: 'चारे की हर बात के लिए कोई है, जिससे आप पूछ सकते हैं।' },
  meetTheTeam: 'टीम से मिलें',
  contact: { title: 'संपर्क', text: 'कीमत, डिलीवरी का दिन या अपने तालाब के लिए सलाह पूछें।' },
})

export const gallery: Shape<typeof galleryInEnglish> = {
  title: 'तस्वीरें',
  text: 'पानी, दाने और बोरियाँ।',
  shown: (shown: string, all: string) => `${all} में से ${shown} दिख रही हैं`,
}
