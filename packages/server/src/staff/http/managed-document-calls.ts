import { calls } from '@connect/contract/calls';
import { refused, type Result } from '@connect/core/domain/result';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { DocumentService } from '../../documents/application/document-service.ts';
import { notFound, type Refusal } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { CustomerScope } from '../application/customer-scope.ts';
import { countVisit } from '../database/visits.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** The documents of account managers' customers: what the customers are handed out, by the same service. */
export const serveManagedDocumentCalls = (
  serve: Serve,
  parts: {
    readonly database: Database;
    readonly documentService: DocumentService;
    readonly scope: CustomerScope;
    readonly now: () => Date;
  },
): void => {
  const { database, documentService, scope, now } = parts;
  const within = async <Value>(user: Identity, no: string, read: () => Answer<Value>): Answer<Value> =>
    (await scope.reaches(user, no)) ? read() : refused(notFound);
  /** Opening a document is working with its customer. */
  const opened = <Value>(user: Identity, no: string, read: () => Answer<Value>): Answer<Value> =>
    within(user, no, async () => {
      const answer = await read();
      if (answer.ok) await countVisit(database, { userId: user.id, customerNo: no, now: now() });
      return answer;
    });

  serve(calls.managedOrder, ({ user, params: { no, id } }) =>
    opened(user, no, () => documentService.order(user, no, id)),
  );
  serve(calls.managedInvoice, ({ user, params: { no, id } }) =>
    opened(user, no, () => documentService.invoice(no, id)),
  );
  serve(calls.managedOrderPdf, ({ user, params: { no, id }, language }) =>
    within(user, no, () => documentService.orderPdf(no, id, language)),
  );
  serve(calls.managedInvoicePdf, ({ user, params: { no, id }, language }) =>
    within(user, no, () => documentService.invoicePdf(no, id, language)),
  );
  serve(calls.managedTrackHbl, ({ user, params }) =>
    within(user, params.no, () => documentService.tracking(user, params.no, params)),
  );
};
