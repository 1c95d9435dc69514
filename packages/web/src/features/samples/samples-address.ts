import type { OrderNo } from '@connect/core/domain/documents/number';
import { pageFromAddress } from '@connect/core/domain/documents/paging';
import { sampleFilters } from '@connect/core/domain/samples/sample-order';
import type { SampleListQuery } from '@connect/core/domain/samples/sample-order';
import { searchTerm } from '@connect/core/domain/search/search-term';

/** The query of the address of the list of samples. */
export interface SamplesSearch {
  readonly q?: string | undefined;
  readonly filter?: string | undefined;
  readonly page?: string | undefined;
}

/** What an address asks for; what it does not say, or says wrongly, is the default: all, from the first page. */
export const samplesQuery = ({ q = '', filter, page }: SamplesSearch): SampleListQuery => ({
  text: searchTerm(q) ?? '',
  filter: sampleFilters.find((each) => each === filter) ?? 'all',
  page: pageFromAddress(page),
});

/** The address of a query, without what is the default anyway. */
export const samplesSearch = ({ text, filter, page }: SampleListQuery): SamplesSearch => ({
  q: text || undefined,
  filter: filter === 'all' ? undefined : filter,
  page: page === 1 ? undefined : String(page),
});

/** Address of a sample order's page (specification §sample-orders). */
export const samplePath = (orderNo: OrderNo): string => `/connect/sample-orders/${encodeURIComponent(orderNo)}`;

/** The query of the address of Order Samples: whom the order is for, and which one is made again. */
export interface OrderSamplesSearch {
  readonly customer?: string | undefined;
  readonly again?: string | undefined;
}

/** Address of Order Samples, begun with the items of an earlier one. */
export const orderAgainPath = (orderNo: OrderNo): string =>
  `/connect/sample-order?again=${encodeURIComponent(orderNo)}`;
