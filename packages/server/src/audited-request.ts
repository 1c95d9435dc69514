import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Call } from '@connect/contract/call';
import type { AuthenticatedCaller } from './identity.ts';

/** What a call was asked and answered, null for a refused one, and what stood before it, as the record has it. */
export interface CallOutcome {
  readonly asked: unknown;
  readonly answer: unknown;
  readonly stood: Readonly<Record<string, string>>;
}

/** What can be kept of a request: never its query nor its body, but what `auditSubject` takes of them. */
export interface AuditedRequest<Answer> {
  readonly row: Call;
  /** Percent-encoded, its parameters filled in. */
  readonly path: string;
  /** The customer that the path names, if it names one. */
  readonly customerNo: CustomerNo | undefined;
  /** What it asked for and was answered, once it was carried out; null for one that was refused before it was read. */
  readonly outcome: () => CallOutcome | null;
  /** What the log shows of an answer, in the words of the transport; of null, one that failed and was never made. */
  readonly shown: (answer: Answer | null) => number;
}

/** Carries out a request of somebody signed in, refused ones too, and keeps what must be kept of it (decisions §acting-within-limits). */
export type Audited = <Answer>(
  caller: AuthenticatedCaller,
  request: AuditedRequest<Answer>,
  carryOut: () => Promise<Answer>,
) => Promise<Answer>;
