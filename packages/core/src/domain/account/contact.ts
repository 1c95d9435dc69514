export const contactSubjects = ['order', 'delivery', 'invoice', 'account', 'product', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** The longest message that is taken, in characters (specification §contact-message). */
export const maxMessageLength = 5000;
