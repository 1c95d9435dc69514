/** The character that stands for the first area of texts: the first that a JSON text writes as it is, after the quotation mark. */
export const firstPlace = 35;
