import type { complaintPage as complaintPageInEnglish, forgetDevice as forgetDeviceInEnglish } from '../en/trust'
import type { Shape } from '../shape'

export const complaintPage: Shape<typeof complaintPageInEnglish> = {
  title: (number) => `शिकायत नंबर ${number}`,
  pageTitle: 'आपकी शिकायत',
  states: { received: 'मिल गई', acknowledged: 'पुष्टि हो गई', settled: 'निपट गई' },
  came: 'कब भेजी',
  acknowledgeBy: 'पुष्टि का आखिरी समय',
  acknowledgedAt: 'पुष्टि कब हुई',
  settleBy: 'निपटाने का आखिरी दिन',
  settledAt: 'कब निपटी',
  order: 'ऑर्डर नंबर',
  written: 'आपने क्या लिखा',
  answer: 'हमारा जवाब',
  officer: 'शिकायतों का जवाब कौन देता है',
  keep: 'इस लिंक से आपकी शिकायत और हमारा जवाब खुलता है। जिसके पास यह लिंक हो, वह यह सब पढ़ सकता है, इसलिए इसे किसी और को न दें।',
  message: (number, link) => `मेरी शिकायत नंबर ${number}: ${link}`,
  yours: 'मेरी शिकायतें',
}

export const forgetDevice: Shape<typeof forgetDeviceInEnglish> = {
  title: 'इस फ़ोन से सब कुछ हटाएँ',
  text: 'उस फ़ोन के लिए जिसे और लोग भी इस्तेमाल करते हैं, या जो आप किसी को दे रहे हैं।',
  goes: 'इस फ़ोन से यह हट जाएगा:',
  things: [
    'तालाब की डायरी, सब तालाबों और एंट्रियों के साथ',
    'आपके ऑर्डरों और शिकायतों के लिंक; जिसकी ज़रूरत हो उसे पहले रख लें',
    'अगले ऑर्डर के लिए आपका नाम, फ़ोन और पता',
    'जो आपने लिखा पर भेजा नहीं, और हिसाब के आँकड़े',
  ],
  unsent: 'जो अभी भेजा नहीं गया और साथ ही चला जाएगा:',
  stays: 'जो ऑर्डर और संदेश हम तक पहुँच चुके, वे हमारे पास रहते हैं। बिना सिग्नल पढ़ने के पन्ने भी फ़ोन में रहते हैं; उनमें आपका कुछ नहीं।',
  yes: 'हाँ, सब हटा दें',
  no: 'रहने दें',
  done: 'हो गया। अब इस साइट के लिए इस फ़ोन में आपका कुछ नहीं रखा है।',
  failed: 'इस ब्राउज़र ने सब कुछ नहीं हटाया। ब्राउज़र की सेटिंग में जाकर इस साइट का डेटा मिटाएँ।',
}
