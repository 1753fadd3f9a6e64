import type { pictures as english } from '../en/pictures'
import type { Shape } from '../shape'

export const pictures: Shape<typeof english> = {
  stream: 'साफ़ पहाड़ी नाले में ट्राउट, ऊपर से',
  trout: 'रेनबो ट्राउट, बगल से',
  valley: 'बर्फ़ीली चोटी के नीचे देवदारों के बीच बहता पहाड़ी नाला, चित्र',
  mill: 'चारे की मिल: दो साइलो, एलिवेटर, तख़्ते पर बोरियाँ और लदा हुआ ट्रक',
  weighing: 'कमानी वाले तराज़ू से लटकता ट्राउट का जाल',
  raceway: 'पहाड़ी के नीचे तीन रेसवे; एक आदमी ट्राउट को चारा डाल रहा है',
}
