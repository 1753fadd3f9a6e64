import type { pictures as english } from '../en/pictures'
import type { Shape } from '../shape'

export const pictures: Shape<typeof english> = {
  stream: 'साफ़ पहाड़ी नाले में ट्राउट, ऊपर से',
  trout: 'रेनबो ट्राउट, बगल से',
  valley: 'बर्फ़ीली चोटी के नीचे देवदारों के बीच बहता पहाड़ी नाला, चित्र',
  mill: 'शाम के समय चारे की मिल, सामने खड़ा ट्रक, चित्र',
  balance: 'डायल वाले तराज़ू पर जाल में ट्राउट, चित्र',
  raceway: 'पत्थर के तीन रेसवे और बाल्टी लिए एक किसान, चित्र',
}
