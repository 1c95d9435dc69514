import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ContactSubject } from '@connect/core/domain/account/contact';
import type { AddEvents } from '../../event.ts';
import type { QueueMail } from '../../mail-job.ts';

/** A message as it is kept. */
export interface KeptMessage {
  readonly reference: string;
  readonly customerNo: CustomerNo;
  readonly userId: string;
  readonly subject: ContactSubject;
  readonly orderNumber: DocumentNo | null;
  readonly message: string;
  readonly at: Date;
}

/** A kept message with who wrote it, as the mails about it say. */
export interface WrittenMessage extends Pick<KeptMessage, 'subject' | 'orderNumber' | 'message' | 'customerNo'> {
  readonly company: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface ContactRepository {
  /** The number as the document has it, in whatever case it was typed; null for what the customer has no document of. */
  documentNumber(customerNo: CustomerNo, typed: string): Promise<DocumentNo | null>;
  /** Messages that a user sends at once are written one after the other. */
  holdUser(userId: string): Promise<void>;
  /** When the user's so-many-last message since a moment was written; null for fewer. */
  lastButSince(userId: string, count: number, since: Date): Promise<Date | null>;
  /** The reference of the same words by the same user about the same, since a moment; null where there are none. */
  sameSince(message: Omit<KeptMessage, 'reference' | 'at'>, since: Date): Promise<string | null>;
  /** Whether the reference was free. */
  keep(message: KeptMessage): Promise<boolean>;
  written(reference: string): Promise<WrittenMessage | null>;
}

export interface ContactRepositories {
  readonly contact: ContactRepository;
  readonly queueMail: QueueMail;
  readonly addEvents: AddEvents;
}
