/** How the subject begins of the message that the order flow sends with each order. */
export const ORDER_SUBJECT = 'New Order: '

export const isOrderSubject = (subject: string): boolean => subject.startsWith(ORDER_SUBJECT)
