import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Call } from '@connect/contract/call';
import type { AuditAbout, AuditEntry, AuditFilter } from '@connect/core/domain/access/audit';
import { userKind } from '@connect/core/domain/access/user';
import type { Audited, AuditedRequest, CallOutcome } from '../../audited-request.ts';
import type { Identity } from '../../identity.ts';
import { nameOf } from './profile.ts';

export interface AuditQuery {
  readonly filter: AuditFilter;
  readonly customerNo?: CustomerNo | undefined;
  readonly actorEmail?: string | undefined;
  /** Where the page before it ended. */
  readonly before?: string | undefined;
}

/** Whoever did it. */
export interface AuditActor {
  readonly at: Date;
  /** Null for who is no user: an integration key, the operator. */
  readonly id: string | null;
  readonly name: string;
  readonly email: string;
  /** Whether it was done while acting for a customer. */
  readonly impersonating: boolean;
}

/** Whom and what a request is about, as far as its path does not say. */
export interface AuditSubject {
  readonly customerNo: CustomerNo | null;
  readonly about: AuditAbout | null;
}

/** To begin with: what somebody did is about nothing beside its customer. */
export const aboutNothing: AuditAbout = {
  document: null,
  skus: [],
  count: 0,
  region: null,
  person: null,
  what: null,
  changes: [],
  reason: null,
};

/** Reads it from what a call asked and was answered; `outcome` is null for one that was refused before it was read. */
export type SubjectOf = (row: Call, outcome: CallOutcome | null) => AuditSubject;

/** The log as it is kept. Nothing of it is ever changed or deleted, but for what came of a request. */
export interface AuditRepository {
  /** Somebody began, or stopped, to act for a customer. */
  note(kind: 'started' | 'stopped', actor: AuditActor, customerNo: CustomerNo, about: AuditAbout | null): Promise<void>;
  /** A request that is carried out now; answers what `finish` knows it by. `customerNo` may name nobody. */
  begin(actor: AuditActor, request: { method: string; path: string; customerNo: CustomerNo | null }): Promise<string>;
  /** What came of it, and the customer whom it names, or whose document it was about, if there is one. */
  finish(id: string, end: { shown: number } & AuditSubject): Promise<void>;
  entries(query: AuditQuery): Promise<{ data: AuditEntry[]; next: string | null }>;
  /** When such a request came to its end last, whatever came of it; null for never. */
  lastDoneAt(request: { readonly method: string; readonly path: string }): Promise<Date | null>;
}

/** What was done while acting for customers, and every write of staff (decisions §acting-within-limits). */
export interface AuditLog {
  /** Somebody began, or stopped, to act for a customer; why, as far as it was said. */
  note(kind: 'started' | 'stopped', manager: Identity, customerNo: CustomerNo, reason?: string | null): Promise<void>;
  /** Carries a request out. What must be kept of it is written before, so that nothing is done which the log does not have. */
  readonly audited: Audited;
  /** The same for who is no user: an integration key, the operator. It is kept whatever it is. */
  auditedAs<Answer>(name: string, request: AuditedRequest<Answer>, carryOut: () => Promise<Answer>): Promise<Answer>;
  entries(query: AuditQuery): Promise<{ data: AuditEntry[]; next: string | null }>;
  /** When a call without parameters came to its end last, whatever came of it; null for never. */
  lastDoneAt(row: Call): Promise<Date | null>;
}

/** Whether a call changes something. */
export const writes = ({ method, reads }: Call): boolean => method !== 'GET' && !reads;

/** Everything done while acting for a customer is kept, and what staff write; not what staff look at in their own name. */
const mustKeep = (user: Identity, row: Call): boolean =>
  user.impersonator !== undefined || (writes(row) && userKind(user) !== 'customer');

export const createAuditLog = (repository: AuditRepository, subjectOf: SubjectOf, now: () => Date): AuditLog => {
  const actorOf = (user: Identity): AuditActor => ({
    at: now(),
    id: user.id,
    name: nameOf(user),
    email: user.email,
    impersonating: user.impersonator !== undefined,
  });
  const keeping = async <Answer>(
    actor: AuditActor,
    { row, path, customerNo, outcome, shown }: AuditedRequest<Answer>,
    carryOut: () => Promise<Answer>,
  ): Promise<Answer> => {
    const id = await repository.begin(actor, { method: row.method, path, customerNo: customerNo ?? null });
    let answer: Answer | null = null;
    try {
      answer = await carryOut();
      return answer;
    } finally {
      await repository.finish(id, { shown: shown(answer), ...subjectOf(row, outcome()) });
    }
  };
  return {
    note: (kind, manager, customerNo, reason = null) =>
      repository.note(
        kind,
        { ...actorOf(manager), impersonating: true },
        customerNo,
        reason === null ? null : { ...aboutNothing, reason },
      ),
    audited: async ({ user }, request, carryOut) => {
      if (!mustKeep(user, request.row)) return carryOut();
      return keeping(actorOf(user), { ...request, customerNo: user.customerNo ?? request.customerNo }, carryOut);
    },
    auditedAs: async (name, request, carryOut) => {
      const actor = { at: now(), id: null, name, email: '', impersonating: false };
      return keeping(actor, request, carryOut);
    },
    entries: (query) => repository.entries(query),
    lastDoneAt: ({ method, path }) => repository.lastDoneAt({ method, path }),
  };
};
