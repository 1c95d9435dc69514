import type { Sku } from '@connect/core/domain/ordering/sku';
import { mergeSampleLines, sampleFormProblems, type SampleFormProblem } from '@connect/core/domain/samples/sample-form';
import { maxSampleQuantity, type SampleOrderForm } from '@connect/core/domain/samples/sample-order';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type Transaction } from 'kysely';
import type { Identity } from '../../identity.ts';
import { dayOf, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { insertOrder } from '../../documents/database/insert-order.ts';
import { lockNumbers, nextNumber } from '../../documents/database/next-number.ts';
import { customerBlocked, dateInThePast, malformed, notFound, unknownProduct, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import { isWithin } from '../../staff/database/customer-scope.ts';

/** Orders samples for customers: nothing is to be paid. */
export interface SampleOrdering {
  /** The number of the order made; a form sent twice, at once even, makes one order. */
  create(manager: Identity, form: SampleOrderForm): Promise<Result<string, Refusal>>;
}

const refusalOf = (problem: SampleFormProblem): Refusal => {
  switch (problem.problem) {
    case 'blocked':
      return customerBlocked;
    case 'in-the-past':
      return dateInThePast;
    case 'wrong-quantity':
      return malformed({ lines: [`must come to 1 to ${maxSampleQuantity} of ${problem.sku}`] });
    case 'required':
      return malformed({ [problem.field]: ['is required'] });
    case 'too-long':
      return malformed({ [problem.field]: ['is too long'] });
    case 'too-many':
      return malformed({ lines: ['are too many'] });
  }
};

interface Item {
  readonly sku: Sku;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly slug: string;
}

/** The variations of products with these SKUs, by SKU. */
const itemsOf = async (trx: Transaction<Tables>, skus: readonly Sku[]): Promise<ReadonlyMap<Sku, Item>> => {
  const wanted = sql.join(skus.map((sku) => sql`${JSON.stringify([{ sku }])}::jsonb`));
  const products = await trx
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
};

interface NewSample {
  readonly form: SampleOrderForm;
  readonly lines: readonly { readonly item: Item; readonly quantity: number }[];
  readonly manager: Identity;
  readonly at: Date;
}

const insertSample = async (trx: Transaction<Tables>, { form, lines, manager, at }: NewSample): Promise<string> => {
  const sampleRequest = await nextNumber(trx, 'sample-request');
  const no = await insertOrder(
    trx,
    {
      customer_no: form.customerNo,
      external_reference: sampleRequest,
      progress: 'New',
      document_date: dayOf(at),
      total_amount: 0,
      total_amount_inc_vat: 0,
      sample: true,
      sr_no: sampleRequest,
      connect_user_email: manager.email,
      ship_to_name: form.shipTo.name,
      ship_to_address: form.shipTo.address,
      ship_to_address_2: form.shipTo.address2,
      ship_to_post_code: form.shipTo.postCode,
    },
    lines.map(({ item, quantity }) => ({
      item_no: item.sku,
      description: item.title,
      quantity,
      unit_price: 0,
      thumbnail: item.thumbnail,
      slug: item.slug,
    })),
  );
  await trx
    .insertInto('sample_requests')
    .values({
      order_no: no,
      key: form.key,
      created_by: manager.id,
      author: `${manager.first_name} ${manager.last_name}`,
      reason: form.reason,
      follow_up_on: form.followUpOn,
      followed_up_at: null,
      created_at: at,
    })
    .execute();
  return no;
};

export const createSampleOrdering = (parts: {
  readonly database: Database;
  readonly scope: CustomerScope;
  readonly now: () => Date;
}): SampleOrdering => {
  const { database, scope, now } = parts;

  /** The lines to order, or why the form is refused. */
  const check = async (
    trx: Transaction<Tables>,
    manager: Identity,
    form: SampleOrderForm,
    today: Day,
  ): Promise<Result<NewSample['lines'], Refusal>> => {
    const customer = await trx
      .selectFrom('customers')
      .select(['no', 'is_blocked as isBlocked'])
      .where('no', '=', form.customerNo)
      .where(isWithin(scope.reachOf(manager)))
      .executeTakeFirst();
    if (!customer) return refused(notFound);
    const [problem] = sampleFormProblems({ ...form, customer }, today);
    if (problem) return refused(refusalOf(problem));
    const merged = mergeSampleLines(form.lines);
    const items = await itemsOf(
      trx,
      merged.map(({ sku }) => sku),
    );
    const lines = [];
    for (const { sku, quantity } of merged) {
      const item = items.get(sku);
      if (!item) return refused(unknownProduct(sku));
      lines.push({ item, quantity });
    }
    return ok(lines);
  };

  return {
    create: (manager, form) =>
      database.transaction().execute(async (trx) => {
        // Before anything is looked at: of two forms with one key the second sees what the first made.
        await lockNumbers(trx);
        const made = await trx
          .selectFrom('sample_requests')
          .select('order_no')
          .where('key', '=', form.key)
          .executeTakeFirst();
        if (made) return ok(made.order_no);
        const at = now();
        const checked = await check(trx, manager, form, dayOf(at));
        return checked.ok ? ok(await insertSample(trx, { form, lines: checked.value, manager, at })) : checked;
      }),
  };
};
