import type { outbox as english } from '../en/outbox'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const outbox = ({ answerHours }: MessageParams): Shape<ReturnType<typeof english>> => ({
  label: 'भेजना बाकी है',
  message: (subject: string) => `आपका संदेश “${subject}”`,
  refused: (what: string, why: string) => `नहीं लिया गया: ${what}। ${why}`,
  refusedMessage: 'यह संदेश नहीं लिया गया। कृपया हमें फ़ोन करें।',
  shopFailed: (what: string) => `यह अभी दुकान तक नहीं पहुँचा: ${what}। अपने आप दोबारा भेजा जाएगा।`,
  shopFailedUntil: (what: string, time: string) => `यह अभी दुकान तक नहीं पहुँचा: ${what}। ${time} अपने आप दोबारा भेजा जाएगा।`,
  noSignal: (what: string) => `सिग्नल का इंतज़ार है: ${what}। यह अपने आप चला जाएगा।`,
  sentOrder: (what: string) => `भेज दिया: ${what}। पक्का करने के लिए हम आपको फ़ोन करेंगे।`,
  sentMessage: (what: string) => `भेज दिया: ${what}। हम ${answerHours} घंटे के अंदर जवाब देते हैं।`,
  remove: 'हटाएँ',
  sendNow: 'अभी भेजें',
  change: 'ऑर्डर बदलें',
})
