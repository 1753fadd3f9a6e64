import type { account as english } from '../en/account'
import type { Shape } from '../shape'

export const account: Shape<typeof english> = {
  reminder: (name, company) => `नमस्ते ${name}, यह संदेश ${company} की ओर से आपके खाते के बारे में है।`,
  owedSince: (rupees, day) => `आपकी तरफ़ ${rupees} बाकी हैं, सबसे पुरानी रकम ${day} से।`,
  inAdvance: (rupees) => `आपके ${rupees} हमारे पास एडवांस में जमा हैं।`,
  notBilled: (rupees) => `${rupees} का माल भेजा जा चुका है, उसका बिल अभी नहीं बना।`,
  settled: 'आपकी ओर कुछ बाकी नहीं है। धन्यवाद।',
  payPlease: 'जब सुविधा हो, भुगतान कर दें और भुगतान का UTR नंबर हमें बता दें। अगर आप भुगतान कर चुके हैं, तो धन्यवाद।',
  statement: 'खाते का विवरण',
  statementOf: (name, company) => `नमस्ते ${name}, ${company} के साथ आपका खाता यह है:`,
  entry: (day, what, rupees) => `${day}: ${what}, ${rupees}`,
  kinds: {
    opening: 'पहले का बकाया',
    bill: 'बिल',
    payment: 'रकम मिली',
    refund: 'रकम वापस दी गई',
    'credit-note': 'क्रेडिट नोट',
    adjustment: 'हिसाब में सुधार',
    reversal: 'एंट्री वापस ली गई',
    transfer: 'ऑर्डर के साथ स्थानांतरित',
    unbilled: 'भेजा गया माल, बिल अभी नहीं बना',
  },
  methods: { cash: 'नकद', upi: 'UPI', bank: 'बैंक', cheque: 'चेक' },
  columns: { date: 'तारीख', entry: 'एंट्री', charged: 'देय रकम', received: 'मिली रकम', balance: 'बकाया' },
}
