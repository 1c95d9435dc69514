/**
 * What a text says in English: without what it is of, as in `customers|All`, which tells those apart that other languages say in two ways
 * by gender or number (docs/style-guide.md).
 */
export const englishOf = (text: string): string => text.replace(/^[a-z]+\|/, '');
