import { samplePageSize, type SampleFilter } from '@connect/core/domain/samples/sample-order';
import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../calendar.ts';
import { holdsWords } from '../../database/holds-words.ts';
import type { Database } from '../../database/open.ts';
import { isSampleOrder } from '../../database/sample-sql.ts';
import type { Reach } from '../../reach.ts';
import { isWithin } from '../../database/reach.ts';
import type { SampleRepository } from '../application/sample-repository.ts';

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

const withTime = <Row extends { readonly followedUpAt: Date | null }>({ followedUpAt: at, ...row }: Row) => ({
  ...row,
  followedUpAt: at?.toISOString() ?? null,
});

export const createSampleRepository = (database: Database): SampleRepository => {
  const samplesWithin = (reach: Reach) =>
    database
      .selectFrom('orders')
      .innerJoin('customers', 'customers.no', 'orders.customer_no')
      .leftJoin('sample_requests', 'sample_requests.order_no', 'orders.no')
      .where(isSampleOrder())
      .where(isWithin(reach));
  const shown = (reach: Reach, today: Day) =>
    samplesWithin(reach).select([
      'orders.customer_no as customerNo',
      'customers.name as customerName',
      'reason',
      'author as createdBy',
      'follow_up_on as followUpOn',
      'followed_up_at as followedUpAt',
      isDue(today).as('followUpDue'),
    ]);

  return {
    list: async (reach, { text, filter, page }, today) => {
      const isFound = sql<boolean>`(${contains(text)} and ${matches(filter, today)})`;
      const rows = await shown(reach, today)
        .select(['orders.no', srNumber.as('srNo'), 'document_date as documentDate', 'status', 'progress'])
        .select('completely_shipped as completelyShipped')
        .where(isFound)
        .orderBy('document_date', 'desc')
        .orderBy('orders.no', 'desc')
        .limit(samplePageSize)
        .offset((page - 1) * samplePageSize)
        .execute();
      const counts = await samplesWithin(reach)
        .select(sql<number>`count(*) filter (where ${isFound})::integer`.as('total'))
        .select(sql<number>`count(*) filter (where ${isDue(today)})::integer`.as('due'))
        .executeTakeFirstOrThrow();
      return { samples: rows.map(withTime), ...counts };
    },
    find: async (reach, orderNo, today) => {
      const row = await shown(reach, today)
        .select('currency_code as currencyCode')
        .where('orders.no', '=', orderNo)
        .executeTakeFirst();
      return row ? withTime(row) : null;
    },
    madeUnder: async (managerId, idempotencyKey) => {
      const made = await database
        .selectFrom('sample_requests')
        .select('order_no')
        .where('created_by', '=', managerId)
        .where('key', '=', idempotencyKey)
        .executeTakeFirst();
      return made?.order_no ?? null;
    },
    customer: async (reach, no) => {
      const row = await database
        .selectFrom('customers')
        .select(['no', 'is_blocked as isBlocked'])
        .where('no', '=', no)
        .where(isWithin(reach))
        .executeTakeFirst();
      return row ?? null;
    },
    items: async (skus) => {
      const wanted = sql.join(skus.map((sku) => sql`${JSON.stringify([{ sku }])}::jsonb`));
      const products = await database
        .selectFrom('products')
        .select(['web_title', 'slug', 'variations'])
        .where(sql<boolean>`variations @> any(array[${wanted}])`)
        .orderBy('sku_id', 'desc')
        .execute();
      return new Map(
        products.flatMap(({ web_title: title, slug, variations }) =>
          variations.map(({ sku, product_images: [image] }) => [
            sku,
            { sku, title, slug, thumbnail: image?.filename ?? null },
          ]),
        ),
      );
    },
    add: async ({ orderNo, idempotencyKey, createdBy, author, reason, followUpOn, at }) => {
      await database
        .insertInto('sample_requests')
        .values({
          order_no: orderNo,
          key: idempotencyKey,
          created_by: createdBy,
          author,
          reason,
          follow_up_on: followUpOn,
          followed_up_at: null,
          created_at: at,
        })
        .execute();
    },
    setFollowUp: async (orderNo, { followUpOn, followedUp }, at) => {
      // A sample that was not made in the portal has no request until now.
      const madeElsewhere = { key: null, created_by: null, author: null, reason: null, created_at: at };
      await database
        .insertInto('sample_requests')
        .values({
          ...madeElsewhere,
          order_no: orderNo,
          follow_up_on: followUpOn ?? null,
          followed_up_at: followedUp ? at : null,
        })
        .onConflict((conflict) =>
          conflict.column('order_no').doUpdateSet(({ ref }) => {
            const before = ref('sample_requests.followed_up_at');
            const doneAt = followedUp ? sql<Date>`coalesce(${before}, ${at})` : null;
            return {
              follow_up_on: followUpOn === undefined ? ref('sample_requests.follow_up_on') : followUpOn,
              followed_up_at: followedUp === undefined ? before : doneAt,
            };
          }),
        )
        .execute();
    },
  };
};
