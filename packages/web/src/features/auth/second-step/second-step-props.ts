import type { ServerMessage } from '@connect/core/domain/access/server-message';

export interface SecondStepProps {
  readonly mfaToken: string;
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  readonly onSignedIn: () => void;
  /** Back to the password: by choice, or because the server no longer takes the `mfaToken`, with what it says. */
  readonly onLeave: (message: ServerMessage | null) => void;
}
