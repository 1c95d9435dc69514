import type { AskedSignOff, SignOffEntry, SignOffTimes } from '@connect/contract/brand-manager';
import { notSignedOff, signOffRights, type SignOffLevel } from '@connect/core/domain/products/sign-off';
import {
  signOffOutcome,
  wasDoneBy,
  type LastSignOff,
  type SignOffRefusal,
} from '@connect/core/domain/products/sign-off-outcome';
import type { Selectable, Transaction } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { RegionalProductsTable, Tables } from '../../database/tables.ts';

type Person = Pick<Identity, 'id' | 'permissions' | 'first_name' | 'last_name'>;

export interface SignOffForm {
  readonly skus: readonly string[];
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly level: SignOffLevel;
  readonly undo: boolean;
  /** The press it is part of; with `undo` the one to take back. */
  readonly action?: string | undefined;
}

export interface SignOffAnswer {
  /** How far the products are now that are as asked for, and whether this action made them so. */
  readonly products: AskedSignOff[];
  readonly refused: { readonly sku: string; readonly why: SignOffRefusal | 'not-found' }[];
}

export interface SignOffs {
  /** Classifications of the products somebody may see without the right to the second sign-off (specification §sign-off-rights). */
  categories(userId: string): Promise<string[]>;
  /** Signs off, or takes back, what may be; several people at once never lose one's mark. */
  sign(person: Person, form: SignOffForm): Promise<SignOffAnswer>;
  /** How far products are; those the person may not see are left out. */
  states(person: Person, products: Pick<SignOffForm, 'skus' | 'region'>): Promise<SignOffTimes[]>;
  /** The last first, 50 at a time, of products the person may see. */
  history(
    person: Person,
    query: {
      readonly sku?: string | undefined;
      readonly region?: string | undefined;
      readonly before?: string | undefined;
    },
  ): Promise<{ data: SignOffEntry[]; next: string | null }>;
}

const pageSize = 50;

const columns = { first: 'signed_off_at', second: 'second_signed_off_at' } as const;

/** What was done last to a product at each level, and by whom by name. */
type Last = Partial<Record<SignOffLevel, LastSignOff & { readonly name: string }>>;

/** Whose sign-off stands; null where nobody's does, or it is older than the history. */
const nameOf = (last: Last | undefined, level: SignOffLevel, time: number): string | null => {
  const entry = last?.[level];
  return time > notSignedOff && entry && !entry.undo ? entry.name : null;
};
const toTimes = (row: Selectable<RegionalProductsTable>, last: Last | undefined): SignOffTimes => ({
  sku_id: row.sku_id,
  region: row.region,
  signed_off_at: row.signed_off_at,
  second_signed_off_at: row.second_signed_off_at,
  signed_off_by: nameOf(last, 'first', row.signed_off_at),
  second_signed_off_by: nameOf(last, 'second', row.second_signed_off_at),
});
const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`.trim();

export const createSignOffs = (database: Database, now: () => Date): SignOffs => {
  const categories = async (userId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('brand_categories')
      .select('category')
      .where('user_id', '=', userId)
      .orderBy('category')
      .execute();
    return rows.map(({ category }) => category);
  };

  /** The classifications somebody is limited to; null for those who see every product. */
  const limitOf = async (person: Person): Promise<string[] | null> =>
    signOffRights(person).second ? null : categories(person.id);

  /** The products of a storefront within somebody's limit. */
  const within = (
    db: Database | Transaction<Tables>,
    { skus, region }: Pick<SignOffForm, 'skus' | 'region'>,
    limit: readonly string[] | null,
  ) =>
    db
      .selectFrom('regional_products')
      .innerJoin('products', 'products.sku_id', 'regional_products.sku_id')
      .selectAll('regional_products')
      .where('region', '=', region)
      .where('regional_products.sku_id', 'in', [...skus])
      .$if(limit !== null, (query) => query.where('schema_classification', 'in', limit?.length ? limit : ['']))
      .orderBy('regional_products.sku_id');

  const lastOf = async (
    db: Database | Transaction<Tables>,
    { skus, region }: Pick<SignOffForm, 'skus' | 'region'>,
  ): Promise<ReadonlyMap<string, Last>> => {
    const rows = await db
      .selectFrom('sign_offs')
      .distinctOn(['sku_id', 'level'])
      .select(['sku_id', 'level', 'user_id', 'by_name', 'action', 'at', 'undo'])
      .where('sku_id', 'in', [...skus])
      .where('region', '=', region)
      .orderBy('sku_id')
      .orderBy('level')
      .orderBy('id', 'desc')
      .execute();
    const last = new Map<string, Last>();
    for (const { sku_id: sku, level, user_id: by, by_name: name, action, at, undo } of rows)
      last.set(sku, { ...last.get(sku), [level]: { by, name, action, at: at.getTime(), undo } });
    return last;
  };

  const write = async (
    trx: Transaction<Tables>,
    person: Person,
    form: SignOffForm,
    products: readonly Selectable<RegionalProductsTable>[],
  ): Promise<number> => {
    const skus = products.map((product) => product.sku_id);
    const at = now();
    const time = form.undo ? notSignedOff : Math.floor(at.getTime() / 1000);
    if (skus.length === 0) return time;
    await trx
      .updateTable('regional_products')
      .set({ [columns[form.level]]: time })
      .where('region', '=', form.region)
      .where('sku_id', 'in', skus)
      .execute();
    const { level, region, undo, action = null } = form;
    const entry = { at, user_id: person.id, by_name: fullName(person), level, region, undo, action };
    await trx
      .insertInto('sign_offs')
      .values(skus.map((sku) => ({ ...entry, sku_id: sku })))
      .execute();
    return time;
  };

  return {
    categories,
    sign: async (person, form) => {
      const rights = signOffRights(person);
      const limit = await limitOf(person);
      return database.transaction().execute(async (trx) => {
        // Locked in one order, so that two who sign the same wait for each other.
        const products = await within(trx, form, limit).forUpdate('regional_products').execute();
        const last = await lastOf(trx, form);
        const found = new Set(products.map((product) => product.sku_id));
        const refused: SignOffAnswer['refused'] = [...new Set(form.skus)]
          .filter((sku) => !found.has(sku))
          .map((sku) => ({ sku, why: 'not-found' }));
        const { level, undo, action = null } = form;
        const ask = { level, undo, action, person: person.id, now: now().getTime() };
        const kept: AskedSignOff[] = [];
        const changed: typeof products = [];
        for (const product of products) {
          const { sku_id: sku, signed_off_at: signedOffAt, second_signed_off_at: secondSignedOffAt } = product;
          const before = last.get(sku);
          const outcome = signOffOutcome(
            rights,
            { signedOffAt, secondSignedOffAt },
            { ...ask, last: before?.[level] ?? null },
          );
          if (outcome === 'done') changed.push(product);
          else if (outcome === 'again' || outcome === 'same')
            kept.push({ ...toTimes(product, before), changed: wasDoneBy(outcome) });
          else refused.push({ sku, why: outcome });
        }
        const time = await write(trx, person, form, changed);
        const entry = { by: person.id, name: fullName(person), action, at: ask.now, undo };
        const done = changed.map((product) => ({
          ...toTimes({ ...product, [columns[level]]: time }, { ...last.get(product.sku_id), [level]: entry }),
          changed: true,
        }));
        return { products: [...kept, ...done], refused };
      });
    },
    states: async (person, products) => {
      // A sign-off that is being written is waited for.
      const rows = await within(database, products, await limitOf(person))
        .forShare('regional_products')
        .execute();
      const last = await lastOf(database, products);
      return rows.map((row) => toTimes(row, last.get(row.sku_id)));
    },
    history: async (person, { sku, region, before }) => {
      const limit = await limitOf(person);
      const rows = await database
        .selectFrom('sign_offs')
        .innerJoin('products', 'products.sku_id', 'sign_offs.sku_id')
        .selectAll('sign_offs')
        .select('web_title')
        .$if(limit !== null, (query) => query.where('schema_classification', 'in', limit?.length ? limit : ['']))
        .$if(sku !== undefined, (query) => query.where('sign_offs.sku_id', '=', sku ?? ''))
        .$if(region !== undefined, (query) => query.where('region', '=', region ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const page = rows.slice(0, pageSize);
      return {
        data: page.map((row) => ({
          at: row.at.toISOString(),
          by: row.by_name,
          sku_id: row.sku_id,
          web_title: row.web_title,
          region: row.region,
          level: row.level,
          undo: row.undo,
        })),
        next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      };
    },
  };
};
