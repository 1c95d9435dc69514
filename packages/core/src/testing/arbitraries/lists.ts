import { pence } from '../money.ts';
import { pounds } from './money.ts';
import fc from 'fast-check';
import { documentViews } from '../../domain/documents/view.ts';
import type { DocumentView } from '../../domain/documents/view.ts';
import type { FoundDocuments, ListCriteria, ListRequest } from '../../domain/documents/list-state.ts';
import type { DocumentHit } from '../../domain/search/hit.ts';
import { customerNumbers } from './account.ts';
import { days, ranges } from './calendar.ts';
import {
  backOfficeProgress,
  backOfficeStatuses,
  invoiceNumbers,
  orderNumbers,
  references,
  sampleNumbers,
} from './documents.ts';

const hitParts = {
  poNumber: references,
  customerNo: customerNumbers,
  customerName: fc.string(),
  totalIncVat: fc.oneof({ weight: 4, arbitrary: pounds }, fc.constant(pence(0))),
  documentDate: fc.option(days),
  postingDate: fc.option(days),
  dueDate: fc.option(days),
  remainingAmount: fc.option(pounds),
  status: backOfficeStatuses,
  progress: backOfficeProgress,
  completelyShipped: fc.option(fc.boolean()),
  sample: fc.boolean(),
  srNumber: fc.option(sampleNumbers),
  skus: fc.array(fc.oneof(fc.stringMatching(/^[A-Z]{2}\d{4}$/), fc.constantFrom('POSTAGE', 'FEE', '', ' ')), {
    maxLength: 5,
  }),
  highlighted: fc.constant({ number: null, orderNumber: null, poNumber: null }),
};

export const orderHits: fc.Arbitrary<DocumentHit> = orderNumbers.chain((number) =>
  fc.record({
    ...hitParts,
    id: fc.constant(number),
    kind: fc.constant('order'),
    number: fc.constant(number),
    orderNumber: fc.constantFrom(number, null),
  }),
);

export const invoiceHits: fc.Arbitrary<DocumentHit> = invoiceNumbers.chain((number) =>
  fc.record({
    ...hitParts,
    id: fc.constant(number),
    kind: fc.constant('invoice'),
    number: fc.constant(number),
    orderNumber: fc.option(orderNumbers),
  }),
);

/** Any document a search may find. */
export const hits: fc.Arbitrary<DocumentHit> = fc.oneof(orderHits, invoiceHits);

/** What an index holds: any number of documents, each with a number of its own. */
export const indexes = (maxLength = 60): fc.Arbitrary<readonly DocumentHit[]> =>
  fc.uniqueArray(hits, { maxLength, selector: (hit) => hit.number, size: 'max' });

export const views: fc.Arbitrary<DocumentView> = fc.constantFrom(...documentViews);

export const listCriteria: fc.Arbitrary<ListCriteria> = fc.record({
  text: fc.constantFrom('', 'S', 'SO', 'PO 88', 'depot'),
  range: ranges,
  view: views,
});

export const listRequests: fc.Arbitrary<ListRequest> = fc.record({
  criteria: listCriteria,
  page: fc.integer({ min: 1, max: 30 }),
});

/** An answer of the search service: a page of hits, and a total that is at least as many. */
export const foundDocuments: fc.Arbitrary<FoundDocuments> = fc
  .tuple(fc.array(hits, { maxLength: 10 }), fc.nat({ max: 500 }))
  .map(([found, more]) => ({ hits: found, total: found.length + more }));
