/** An email as accounts are found by it: lower case, without what no text of the database can hold. */
export const emailKey = (email: string): string => email.toLowerCase().replace(/\0|\p{Surrogate}/gu, '');
