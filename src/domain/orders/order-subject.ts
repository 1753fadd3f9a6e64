export const ORDER_SUBJECT = 'New Order: '

export const isOrderSubject = (subject: string): boolean => subject.startsWith(ORDER_SUBJECT)
