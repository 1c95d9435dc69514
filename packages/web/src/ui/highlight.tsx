interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** A text of a search answer in parts, the found ones as `<mark>`; it is never set as HTML (decisions §nothing-as-html). */
export function Highlight({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
