/**
 * A sign that is seen: blanks are none, nor what has no width (U+200B) or is filled with nothing, such as the Hangul filler and the empty
 * Braille cell (specification §items).
 */
export const seenSign = /[^\s\p{DI}\u2800]/u;

/** Whether something can be read in a text. */
export const isSeen = (text: string): boolean => seenSign.test(text);
