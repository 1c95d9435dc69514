/**
 * Puts the spaces that do not break where French has them (specification §languages-of-the-pages): before : ; ? ! » and after «.
 */
export const frenchSpaces = (text: string): string => text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00A0');
