/** What stands around a highlighted part in a search answer; private characters, which no document contains. */
export const markStart = '\uE000';
export const markEnd = '\uE001';

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a text at its highlight markers. A marker without its partner is dropped; no other character is. */
export function splitMarks(text: string): TextPart[] {
  return text
    .split(/(\uE000[^\uE000\uE001]*\uE001)/)
    .map((part) => ({
      text: part.replaceAll(/[\uE000\uE001]/g, ''),
      marked: part.startsWith(markStart) && part.endsWith(markEnd),
    }))
    .filter((part) => part.text !== '');
}
