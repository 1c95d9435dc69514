import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { refused, type Result } from '@connect/core/domain/result';
import type { DocumentService } from '../../documents/application/document-service.ts';
import type { Identity } from '../../identity.ts';
import { notFound, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from './customer-scope.ts';
import type { CountVisit } from './visits.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/** The documents of account managers' customers: what the customers are handed out, by the same service. */
export interface CustomerDocuments {
  /** What the service hands out of a customer within reach. */
  of<Value>(manager: Identity, no: CustomerNo, read: (documents: DocumentService) => Answer<Value>): Answer<Value>;
  /** The same of a document that is opened, which is working with its customer. */
  opened<Value>(manager: Identity, no: CustomerNo, read: (documents: DocumentService) => Answer<Value>): Answer<Value>;
}

export const createCustomerDocuments = (parts: {
  readonly documentService: DocumentService;
  readonly scope: CustomerScope;
  readonly countVisit: CountVisit;
}): CustomerDocuments => {
  const of: CustomerDocuments['of'] = async (manager, no, read) =>
    (await parts.scope.reaches(manager, no)) ? read(parts.documentService) : refused(notFound);
  return {
    of,
    opened: (manager, no, read) =>
      of(manager, no, async (documents) => {
        const answer = await read(documents);
        if (answer.ok) await parts.countVisit(manager.id, no);
        return answer;
      }),
  };
};
