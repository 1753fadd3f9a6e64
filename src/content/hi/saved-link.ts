import type { savedLink as english } from '../en/saved-link'
import type { Shape } from '../shape'

export const savedLink: Shape<typeof english> = {
  title: 'यह लिंक रख लें',
  hint: 'इससे पता चलता है कि ऑर्डर कहाँ तक पहुँचा और भुगतान कैसे करें। जिसके पास यह लिंक हो, वह यह पन्ना देख सकता है, इसलिए इसे किसी और को न दें।',
  open: 'अपने ऑर्डर का पन्ना खोलें',
  copy: 'लिंक कॉपी करें',
  share: 'भेजें',
  whatsapp: 'खुद को भेजें',
  message: (number: string, link: string) => `मेरा ऑर्डर नं. ${number}: ${link}`,
  all: 'मेरे ऑर्डर',
}
