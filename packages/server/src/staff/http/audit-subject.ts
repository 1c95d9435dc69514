import { customerNoOf, type CustomerNo } from '@connect/core/domain/account/customer-no';
import type { AuditAbout, AuditChange } from '@connect/core/domain/access/audit';
import { brandingFields, withoutPart } from '@connect/core/domain/administration/branding';
import { portalRuleFields } from '@connect/core/domain/administration/portal-rules';
import { ruleFields } from '@connect/core/domain/administration/company-rules';
import { mailFields, type MailText } from '@connect/core/domain/administration/mail-template';
import type { WrittenArticle, WrittenBanner } from '@connect/core/domain/administration/portal-content';
import { identityFields } from '@connect/core/domain/administration/supplier-identity';
import { normalRole } from '@connect/core/domain/administration/staff-member';
import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { operatorCalls } from '@connect/contract/operator/calls';
import type { InferInput, InferOutput, GenericSchema } from 'valibot';
import type { CallOutcome } from '../../audited-request.ts';
import { aboutNothing, type AuditSubject, type SubjectOf } from '../application/audit-log.ts';

type Part<Row, Name extends string> =
  Row extends Record<Name, infer Schema extends GenericSchema> ? InferOutput<Schema> : undefined;
interface Carried<Row extends Call> extends Pick<CallOutcome, 'stood'> {
  readonly asked: { readonly params: Part<Row, 'params'>; readonly body: Part<Row, 'body'> };
  /** Null for a refused one. */
  readonly answer: Row['answer'] extends GenericSchema ? InferInput<Row['answer']> | null : null;
}
type ReadSubject = (outcome: CallOutcome) => AuditSubject;

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
    return { customerNo, about: { ...aboutNothing, ...about } };
  },
];

/** The fields that are not as they were, before and after. */
const changesOf = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly AuditChange[] =>
  Object.keys({ ...before, ...after }).flatMap((field) => {
    const [was, now] = [before[field] ?? '', after[field] ?? ''];
    return was === now ? [] : [{ field, before: was, after: now }];
  });

/** Empty for the usual level; what was refused has no end. */
const logFields = (set: { readonly level: string; readonly until?: string } | null) => ({
  logLevel: set?.level ?? '',
  logUntil: set?.until ?? '',
});

/** What an endpoint is told of. */
/** An address that is refused for having a name and a password in it is written down without them: the log is never changed. */
const withoutUserInfo = (url: string): string => url.replace(/^([^/?#]*\/\/)[^/?#]*@/, '$1');

const eventsOf = (kinds: readonly string[]): string => (kinds.length === 0 ? 'all-events' : kinds.join(', '));

type Content = WrittenBanner | WrittenArticle;

/** What a banner or an article says, in the words of the log; which one it is said always. */
const contentChanges = (
  name: 'banner' | 'article',
  before: Content | null,
  after: Content | null,
): readonly AuditChange[] => {
  const keyOf = (each: Content | null): string =>
    each ? `${'key' in each ? each.key : each.position}|${each.language}` : '';
  const fieldsOf = (each: Content | null): Readonly<Record<string, string>> => {
    if (!each) return {};
    const { position, regions, language: _, key: __, ...texts } = { key: '', ...each };
    return Object.fromEntries(
      Object.entries({ place: String(position), regions: regions.join(', '), ...texts }).map(([field, text]) => [
        field,
        text ?? '',
      ]),
    );
  };
  return [{ field: name, before: keyOf(before), after: keyOf(after) }, ...changesOf(fieldsOf(before), fieldsOf(after))];
};

/** What a change is about, which it leaves as it is. */
const mentioned = (field: string, value: string): readonly AuditChange[] => [{ field, before: value, after: value }];

/** How something is since, beside how the record had it: the same twice where nothing changed, and nothing of a refused change. */
const since = (stood: CallOutcome['stood'], after: Readonly<Record<string, string>>): readonly AuditChange[] =>
  Object.entries(stood).map(([field, before]) => ({ field, before, after: after[field] ?? '' }));

/** Which endpoint it is, as its id says nothing to a reader, and what became of it; of a refused one, nothing. */
const ofEndpoint = (endpoint: { readonly url: string } | null, changes: readonly AuditChange[]): Partial<AuditAbout> =>
  endpoint ? { changes: [...mentioned('url', endpoint.url), ...changes] } : {};

/** What a mail says, and which one it is. */
const mailChanges = (
  { name, language }: { readonly name: string; readonly language: string },
  before: MailText | null,
  after: MailText | null,
): readonly AuditChange[] => [
  ...mentioned('mail', `${name}|${language}`),
  ...changesOf(before ? mailFields(before) : {}, after ? mailFields(after) : {}),
];

/** Whose access was changed, and how; of a refused change, nothing. */
const accessOf = (user: { readonly email: string } | null, changes: readonly AuditChange[] = []): Partial<AuditAbout> =>
  user ? { person: user.email, changes } : {};

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
  of(operatorCalls.linkStaff, ({ asked: { body } }) => ({ person: body.email })),
  of(operatorCalls.inviteUser, ({ asked: { body } }) => ({
    customerNo: customerNoOf(body.customerNo),
    person: body.email,
    changes: changesOf({}, { permissions: body.permissions.join(', ') }),
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
  of(calls.setCustomerRules, ({ asked: { params, body }, answer }) => ({
    customerNo: params.no,
    changes: changesOf(ruleFields(body.was), ruleFields(answer?.own ?? body.rules)),
  })),
  of(calls.setCustomerSignIn, ({ asked: { params, body }, stood }) => ({
    customerNo: params.no,
    changes: since(stood, { secondFactor: String(body.demandedBySupplier) }),
  })),
  of(calls.setCustomerManager, ({ asked: { params, body } }) => ({
    customerNo: params.no,
    changes: changesOf({ accountManager: body.was ?? '' }, { accountManager: body.email ?? '' }),
  })),
  of(calls.setPortalRules, ({ asked: { body } }) => ({
    changes: changesOf(portalRuleFields(body.was), portalRuleFields(body.rules)),
  })),
  of(calls.setLog, ({ asked: { body }, answer }) => ({
    changes: changesOf(logFields(body.was), logFields(answer ? answer.chosen : body.choice)),
  })),
  of(calls.setSupplierIdentity, ({ asked: { body } }) => ({
    changes: changesOf(identityFields(body.was), identityFields(body.identity)),
  })),
  of(calls.setBranding, ({ asked: { body }, answer }) => ({
    changes: changesOf(brandingFields(body.was), brandingFields(answer ?? { ...body.branding, logo: body.was.logo })),
  })),
  of(calls.takeBackBranding, ({ asked: { body } }) => ({
    changes: changesOf(brandingFields(body.was), brandingFields(withoutPart(body.was, body.part))),
  })),
  of(calls.writeBanner, ({ asked: { body } }) => ({ changes: contentChanges('banner', body.was, body.banner) })),
  of(calls.removeBanner, ({ asked: { body } }) => ({ changes: contentChanges('banner', body.was, null) })),
  of(calls.writeArticle, ({ asked: { body } }) => ({ changes: contentChanges('article', body.was, body.article) })),
  of(calls.removeArticle, ({ asked: { body } }) => ({ changes: contentChanges('article', body.was, null) })),
  of(calls.writeMailTemplate, ({ asked: { params, body } }) => ({ changes: mailChanges(params, body.was, body.text) })),
  of(calls.removeMailTemplate, ({ asked: { params, body } }) => ({ changes: mailChanges(params, body.was, null) })),
  of(calls.testMailTemplate, ({ asked: { params, body } }) => ({ changes: mailChanges(params, null, body.text) })),
  of(calls.writePortalText, ({ asked: { params, body } }) => ({
    changes: [
      ...mentioned('shownText', `${params.language}: ${body.source}`),
      ...changesOf({ wording: body.was ?? '' }, { wording: body.text ?? '' }),
    ],
  })),
  of(calls.importFile, ({ asked: { body }, answer }) => ({
    changes: [
      ...changesOf({}, { file: body.name, dryRun: String(body.dryRun) }),
      ...(answer?.kinds ?? []).map(({ kind, accepted }) => ({ field: kind, before: '', after: String(accepted) })),
    ],
  })),
  of(calls.stopImport, ({ answer }) => ({
    changes: answer ? changesOf({}, { [answer.kind]: String(answer.accepted) }) : [],
  })),
  ...[calls.createIntegrationKey, operatorCalls.createKey].map((row) =>
    of(row, ({ asked: { body } }) => ({
      changes: changesOf(
        {},
        {
          name: body.name,
          scopes: body.scopes.join(', '),
          addresses: body.addresses.join(', '),
          expires: body.expiresAt ?? '',
        },
      ),
    })),
  ),
  ...[calls.revokeIntegrationKey, operatorCalls.revokeKey].map((row) =>
    of(row, ({ answer }) => ({
      changes: answer ? [{ field: 'name', before: answer.name, after: '' }] : [],
    })),
  ),
  of(calls.inviteCustomerUser, ({ asked: { body } }) => ({
    person: body.email,
    changes: changesOf({}, { permissions: body.permissions.join(', ') }),
  })),
  of(calls.lockCustomerUser, ({ answer, stood }) => accessOf(answer, since(stood, { active: 'false' }))),
  of(calls.unlockCustomerUser, ({ answer, stood }) => accessOf(answer, since(stood, { active: 'true' }))),
  // Whether they had one is not told.
  of(calls.resetCustomerSecondFactor, ({ answer }) =>
    answer ? { person: answer.email, changes: mentioned('secondFactor', 'false') } : {},
  ),
  ...[calls.mailCustomerPassword, calls.signCustomerOut].map((row) => of(row, ({ answer }) => accessOf(answer))),
  ...[calls.addWebhookEndpoint, operatorCalls.addWebhook].map((row) =>
    of(row, ({ asked: { body }, answer }) => ({
      changes: changesOf({}, { url: answer?.webhook.url ?? withoutUserInfo(body.url), events: eventsOf(body.kinds) }),
    })),
  ),
  of(calls.setEndpointEvents, ({ asked: { body }, stood }) => ({
    changes: [...since(stood, stood), ...changesOf({ events: eventsOf(body.was) }, { events: eventsOf(body.kinds) })],
  })),
  ...[calls.testWebhookEndpoint, operatorCalls.testWebhook, calls.resendToEndpoint, operatorCalls.resendToWebhook].map(
    (row) => of(row, ({ stood }) => ({ changes: since(stood, stood) })),
  ),
  ...[calls.rotateEndpointSecret, operatorCalls.rotateWebhook].map((row) =>
    of(row, ({ answer }) => ofEndpoint(answer && answer.webhook, mentioned('secret', 'new-secret'))),
  ),
  ...[calls.pauseWebhookEndpoint, operatorCalls.pauseWebhook].map((row) =>
    of(row, ({ answer, stood }) => ofEndpoint(answer, since(stood, { paused: 'true' }))),
  ),
  ...[calls.resumeWebhookEndpoint, operatorCalls.resumeWebhook].map((row) =>
    of(row, ({ answer, stood }) => ofEndpoint(answer, since(stood, { paused: 'false' }))),
  ),
  ...[calls.removeWebhookEndpoint, operatorCalls.removeWebhook].map((row) =>
    of(row, ({ answer }) => ({ changes: answer ? [{ field: 'url', before: answer.url, after: '' }] : [] })),
  ),
  of(calls.linkStaffMember, ({ asked: { body } }) => ({ person: body.email })),
  ...[calls.removeStaffMember, operatorCalls.keepStaffOut].map((row) =>
    of(row, ({ asked: { body }, stood }) => accessOf(body, since(stood, { active: 'false' }))),
  ),
  ...[calls.restoreStaffMember, operatorCalls.letStaffIn].map((row) =>
    of(row, ({ asked: { body }, stood }) => accessOf(body, since(stood, { active: 'true' }))),
  ),
  of(calls.signOffMany, ({ asked: { body } }) => signedOff(body.skus, body.region, body.level, body.undo)),
]);

/** What a request was about, from what it asked and was answered: numbers, codes and emails alone, never a text that somebody wrote, but what the supplier shows to everybody. */
export const auditSubject: SubjectOf = (row, outcome) =>
  (outcome && subjects.get(row)?.(outcome)) ?? { customerNo: null, about: null };
