import type { ListedSample, SampleOrder } from '@connect/contract/sample-orders';
import { samplePageSize, type SampleFilter, type SampleListQuery } from '@connect/core/domain/samples/sample-order';
import { sql, type RawBuilder } from 'kysely';
import type { Identity } from '../../identity.ts';
import { dayOf, type Day } from '../../calendar.ts';
import { holdsWords } from '../../database/holds-words.ts';
import type { Database } from '../../database/open.ts';
import type { DocumentRepository } from '../../documents/database/document-repository.ts';
import { isSampleOrder } from '../../documents/database/sample-sql.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import { isWithin } from '../../staff/database/customer-scope.ts';

/** Sample orders of the customers within an account manager's reach, made in the portal or not. */
export interface SampleRepository {
  /** The newest first; `due` counts follow-ups that are due, whatever the query. */
  list(manager: Identity, query: SampleListQuery): Promise<{ data: ListedSample[]; total: number; due: number }>;
  find(manager: Identity, orderNo: string): Promise<SampleOrder | null>;
}

/** It may stand as the reference alone (decisions §sample-numbers). */
const srNumber = sql<string | null>`coalesce(orders.sr_no, substring(orders.external_reference from '^SR[0-9]+$'))`;

/** Every word stands somewhere in number, SR number, customer number or name. */
const contains = (text: string): RawBuilder<boolean> =>
  holdsWords(sql`folded_text(concat_ws(' ', orders.no, ${srNumber}, customers.no, customers.name))`, text);

const isDue = (today: Day): RawBuilder<boolean> =>
  sql`(coalesce(follow_up_on <= ${today}::date, false) and followed_up_at is null)`;

const matches = (filter: SampleFilter, today: Day): RawBuilder<boolean> => {
  switch (filter) {
    case 'all':
      return sql`true`;
    case 'open':
      return sql`(follow_up_on is not null and followed_up_at is null)`;
    case 'due':
      return isDue(today);
    case 'followed-up':
      return sql`followed_up_at is not null`;
  }
};

export const createSampleRepository = (parts: {
  readonly database: Database;
  readonly documents: DocumentRepository;
  readonly scope: CustomerScope;
  readonly now: () => Date;
}): SampleRepository => {
  const samplesOf = (manager: Identity) =>
    parts.database
      .selectFrom('orders')
      .innerJoin('customers', 'customers.no', 'orders.customer_no')
      .leftJoin('sample_requests', 'sample_requests.order_no', 'orders.no')
      .where(isSampleOrder())
      .where(isWithin(parts.scope.reachOf(manager)));
  const shown = (manager: Identity, today: Day) =>
    samplesOf(manager).select([
      'orders.customer_no',
      'customers.name as customer_name',
      'reason',
      'author as created_by',
      'follow_up_on',
      'followed_up_at',
      isDue(today).as('follow_up_due'),
    ]);
  const withTime = <Row extends { readonly followed_up_at: Date | null }>({ followed_up_at: at, ...row }: Row) => ({
    ...row,
    followed_up_at: at?.toISOString() ?? null,
  });

  return {
    list: async (manager, { text, filter, page }) => {
      const today = dayOf(parts.now());
      const isFound = sql<boolean>`(${contains(text)} and ${matches(filter, today)})`;
      const rows = await shown(manager, today)
        .select(['orders.no', srNumber.as('sr_no'), 'document_date', 'status', 'progress', 'completely_shipped'])
        .where(isFound)
        .orderBy('document_date', 'desc')
        .orderBy('orders.no', 'desc')
        .limit(samplePageSize)
        .offset((page - 1) * samplePageSize)
        .execute();
      const counts = await samplesOf(manager)
        .select(sql<number>`count(*) filter (where ${isFound})::integer`.as('total'))
        .select(sql<number>`count(*) filter (where ${isDue(today)})::integer`.as('due'))
        .executeTakeFirstOrThrow();
      return { data: rows.map(withTime), ...counts };
    },
    find: async (manager, orderNo) => {
      const row = await shown(manager, dayOf(parts.now()))
        .select('currency_code')
        .where('orders.no', '=', orderNo)
        .executeTakeFirst();
      const order = row && (await parts.documents.order(row.customer_no, orderNo));
      return order ? { order, ...withTime(row) } : null;
    },
  };
};
