/** What the server says to a person: shown in their language by its code, else in its own words (specification §server-messages). */
export interface ServerMessage {
  readonly code: string;
  readonly text: string;
  /** What the text names, such as `seconds`. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Texts by the field of the form they are about. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The problems of a form as HTML, never shown unsanitised; null where there is none (specification §registration). */
  readonly html: string | null;
}
