import { customerNoOf, type CustomerNo } from '@connect/core/domain/account/customer-no';
import type { AuditAbout, AuditChange } from '@connect/core/domain/access/audit';
import { normalRole } from '@connect/core/domain/administration/staff-member';
import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { operatorCalls } from '@connect/contract/operator/calls';
import type { InferInput, InferOutput, GenericSchema } from 'valibot';
import type { AuditSubject, SubjectOf } from '../application/audit-log.ts';

type Part<Row, Name extends string> =
  Row extends Record<Name, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined;
interface Carried<Row extends Call> {
  readonly asked: { readonly params: Part<Row, 'params'>; readonly body: Part<Row, 'body'> };
  /** Null for a refused one. */
  readonly answer: Row['answer'] extends GenericSchema ? InferInput<Row['answer']> | null : null;
}
interface Outcome {
  readonly asked: unknown;
  readonly answer: unknown;
}
type ReadSubject = (outcome: Outcome) => AuditSubject;

const nothing: AuditAbout = {
  document: null,
  skus: [],
  count: 0,
  region: null,
  person: null,
  what: null,
  changes: [],
};
/** So many products are named. */
const named = 5;

/** A row's subject, whose reader knows what the row's schemas say. */
const of = <Row extends Call>(
  row: Row,
  read: (outcome: Carried<Row>) => { readonly customerNo?: CustomerNo } & Partial<AuditAbout>,
): readonly [Call, ReadSubject] => [
  row,
  (outcome) => {
    // What was asked was parsed by the row, and the answer typed by it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { customerNo = null, ...about } = read(outcome as Carried<Row>);
    return { customerNo, about: { ...nothing, ...about } };
  },
];

/** The fields that are not as they were, before and after. */
const changesOf = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly AuditChange[] =>
  Object.entries(after).flatMap(([field, now]) => {
    const was = before[field] ?? '';
    return was === now ? [] : [{ field, before: was, after: now }];
  });

const signedOff = (skus: readonly string[], region: string, level: 'first' | 'second', undo: boolean) => ({
  skus: skus.slice(0, named),
  count: skus.length,
  region,
  what: undo ? (`undo-${level}` as const) : level,
});

const subjects: ReadonlyMap<Call, ReadSubject> = new Map([
  of(calls.createSampleOrder, ({ asked, answer }) => ({
    customerNo: asked.body.customerNo,
    document: answer?.order.no ?? null,
  })),
  of(calls.editSampleOrder, ({ asked }) => ({ document: asked.params.id })),
  of(calls.prepareBasket, ({ asked }) => ({ document: asked.params.id })),
  of(calls.decideCreditApproval, ({ asked }) => ({
    document: asked.params.id,
    what: asked.body.approve ? 'approve' : 'reject',
  })),
  of(calls.signOff, ({ asked: { body } }) => signedOff([body.sku_id], body.region, body.level, body.undo)),
  of(operatorCalls.addStaff, ({ asked: { body } }) => ({ person: body.email, what: body.position })),
  of(operatorCalls.keepStaffOut, ({ asked: { body } }) => ({ person: body.email })),
  of(operatorCalls.letStaffIn, ({ asked: { body } }) => ({ person: body.email })),
  of(operatorCalls.linkStaff, ({ asked: { body } }) => ({ person: body.email })),
  of(operatorCalls.inviteUser, ({ asked: { body } }) => ({
    customerNo: customerNoOf(body.customerNo),
    person: body.email,
  })),
  of(calls.addStaffMember, ({ asked: { body } }) => ({ person: body.email, what: body.position })),
  of(calls.setStaffRole, ({ asked: { body } }) => ({
    person: body.email,
    what: body.position,
    changes: changesOf(
      { position: body.was.position ?? '', superUser: String(body.was.superUser) },
      { position: body.position, superUser: String(normalRole(body).superUser) },
    ),
  })),
  of(calls.createIntegrationKey, ({ asked: { body } }) => ({
    changes: changesOf({}, { name: body.name, scopes: body.scopes.join(', ') }),
  })),
  of(calls.revokeIntegrationKey, ({ answer }) => ({
    changes: answer ? [{ field: 'name', before: answer.name, after: '' }] : [],
  })),
  ...[calls.linkStaffMember, calls.removeStaffMember, calls.restoreStaffMember].map((row) =>
    of(row, ({ asked: { body } }) => ({ person: body.email })),
  ),
  of(calls.signOffMany, ({ asked: { body } }) => signedOff(body.skus, body.region, body.level, body.undo)),
]);

/** What a request was about, from what it asked and was answered: numbers, codes and emails alone, never a text that somebody wrote. */
export const auditSubject: SubjectOf = (row, outcome) =>
  (outcome && subjects.get(row)?.(outcome)) ?? { customerNo: null, about: null };
