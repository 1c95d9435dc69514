/** A number of a document or a customer as the portal has it, however somebody wrote it into an address: `so-208881` is SO-208881. */
export const canonicalNumber = (text: string): string => text.trim().toUpperCase();
