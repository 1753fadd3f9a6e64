/** The link to an order’s own page, which its buyer keeps. */
export const savedLink = {
  title: 'Save this link',
  hint: 'It shows how far your order is and how to pay. Anyone who has the link can see that page, so keep it to yourself.',
  open: 'Open the page of your order',
  copy: 'Copy the link',
  share: 'Share',
  whatsapp: 'Send it to yourself',
  message: (number: string, link: string) => `My order No. ${number}: ${link}`,
  all: 'My Orders',
}
