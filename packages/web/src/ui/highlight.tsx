import { splitMarks } from './split-marks.ts';

/** A text of a search answer with its found parts as `<mark>`; it is never set as HTML (decisions 6). */
export function Highlight({ text }: { text: string }) {
  return splitMarks(text).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
