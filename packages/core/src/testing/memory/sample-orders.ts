import type { Day } from '../../domain/calendar/day.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import { samplePageSize } from '../../domain/samples/sample-order.ts';
import type { ListedSample, SampleListQuery, SampleOrder } from '../../domain/samples/sample-order.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { SampleOrders } from '../../ports/sample-orders.ts';
import { anOrder, anOrderLine } from '../examples.ts';
import { aRefusal } from './session.ts';

const notFound = aRefusal('not-found', 'not_found', 'There is no such sample order.');

const toListed = ({ order, currencyCode: _, ...sample }: SampleOrder): ListedSample => ({
  ...sample,
  no: order.no,
  srNo: order.srNo,
  documentDate: order.documentDate ?? '',
  status: order.status,
  progress: order.progress,
  completelyShipped: order.completelyShipped,
});

const filters: Record<SampleListQuery['filter'], (sample: ListedSample) => boolean> = {
  all: () => true,
  open: ({ followUpOn, followedUpAt }) => followUpOn !== null && followedUpAt === null,
  due: ({ followUpDue }) => followUpDue,
  'followed-up': ({ followedUpAt }) => followedUpAt !== null,
};

/** The sample orders of the customers given, each by number and name, made and asked about on one day. */
export const createMemorySampleOrders = (
  customers: Readonly<Record<string, string>>,
  today: Day,
  held: readonly SampleOrder[] = [],
): SampleOrders => {
  const samples = new Map(held.map((sample) => [sample.order.no, sample]));
  const byKey = new Map<string, SampleOrder>();
  const keep = (sample: SampleOrder): Result<SampleOrder, Refusal> => {
    const { followUpOn, followedUpAt } = sample;
    const kept = { ...sample, followUpDue: followUpOn !== null && followUpOn <= today && followedUpAt === null };
    samples.set(sample.order.no, kept);
    return ok(kept);
  };
  return {
    list: async ({ text, filter, page }) => {
      const all = [...samples.values()].map(toListed).toReversed();
      const sought = text.toLowerCase();
      const found = all
        .filter(({ no, srNo, customerName, customerNo }) =>
          [no, srNo ?? '', customerName, customerNo].some((part) => part.toLowerCase().includes(sought)),
        )
        .filter(filters[filter]);
      const start = (page - 1) * samplePageSize;
      const due = all.filter(filters.due).length;
      return ok({ samples: found.slice(start, start + samplePageSize), total: found.length, due });
    },
    find: async (no) => {
      const sample = samples.get(no);
      return sample ? ok(sample) : refused(notFound);
    },
    create: async ({ key, customerNo, shipTo, lines, reason, followUpOn }) => {
      const known = byKey.get(key);
      if (known) return ok(known);
      const customerName = customers[customerNo];
      if (customerName === undefined) return refused(notFound);
      const no = `SO-${900_000 + samples.size}`;
      const order = anOrder({
        no,
        orderNumber: no,
        status: 'Open',
        progress: 'New',
        documentDate: today,
        totalAmount: 0,
        totalAmountIncVat: 0,
        remainingAmount: 0,
        sample: true,
        srNo: `SR${samples.size + 1}`,
        externalReference: `SR${samples.size + 1}`,
        shipTo,
        lines: lines.map(({ sku, quantity }) =>
          anOrderLine({ itemNo: sku, quantity, quantityShipped: 0, unitPrice: 0 }),
        ),
      });
      const request = { reason, createdBy: 'Morgan Reed', followUpOn, followedUpAt: null, followUpDue: false };
      const made = keep({ order, customerNo, customerName, currencyCode: 'GBP', ...request });
      if (made.ok) byKey.set(key, made.value);
      return made;
    },
    edit: async (no, { followUpOn, followedUp }) => {
      const sample = samples.get(no);
      if (!sample) return refused(notFound);
      return keep({ ...sample, followUpOn, followedUpAt: followedUp ? `${today}T12:00:00.000Z` : null });
    },
  };
};
