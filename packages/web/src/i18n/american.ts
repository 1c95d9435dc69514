/** Texts of the specification, which are the same on every storefront. */
const prescribed = new Set([
  'Delivery Postcode',
  "Search customers by company name, account number, or postcode. We'll show results as you type.",
]);

const words: readonly (readonly [RegExp, string])[] = [
  [/^VAT reg\. no\. \{number\}$/, 'Tax ID {number}'],
  [/^VAT\b/, 'Tax'],
  [/\bVAT\b/g, 'tax'],
  [/\bBasket/g, 'Cart'],
  [/\bbasket/g, 'cart'],
  [/\bPostcode/g, 'ZIP code'],
  [/\bpostcode/g, 'ZIP code'],
  [/\bto hand\b/g, 'handy'],
];

/**
 * A text as the American storefront says it where a word is another one there; spelling stands in the catalogue. Whatever a screen
 * says of baskets and VAT follows by itself.
 */
export const toAmerican = (text: string): string =>
  prescribed.has(text)
    ? text
    : words.reduce((translated, [british, american]) => translated.replace(british, american), text);
