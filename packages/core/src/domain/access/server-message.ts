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

/** Codes of messages that are made here, before or in place of a call. */
export type OwnCode = 'invalid_invitation' | 'not_while_impersonating' | 'short_password' | 'unreachable';

/** A message made here, which has no words but those that its code is shown in. */
export const ownMessage = (code: OwnCode): ServerMessage => ({
  code,
  text: '',
  values: {},
  errors: {},
  html: null,
});
