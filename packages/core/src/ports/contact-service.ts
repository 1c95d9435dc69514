import type { DocumentNo } from '../domain/documents/number.ts';
import type { ContactSubject } from '../domain/account/contact.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

export interface ContactMessage {
  readonly subject: ContactSubject;
  readonly orderNumber: DocumentNo | null;
  readonly message: string;
  /** Whether the writer gets a copy by mail. */
  readonly copy: boolean;
  /** Such as `de/de`; empty for the first storefront. */
  readonly storefront: string;
}

/** Messages to the supplier. */
export interface ContactService {
  /** Answers the reference number the message is kept under. */
  send(message: ContactMessage): Promise<Result<string, Refusal>>;
}
