export const contactSubjects = ['order', 'delivery', 'invoice', 'account', 'product', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** What the subjects are called on the contact page. */
export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> = {
  order: 'An order',
  delivery: 'A delivery',
  invoice: 'An invoice or payment',
  account: 'Our account',
  product: 'A product',
  other: 'Something else',
};

/** The longest message that is taken, in characters. */
export const maxMessageLength = 5000;
