import type { SignOffEntry, SignOffTimes } from '@connect/contract/brand-manager';
import {
  notSignedOff,
  signOffOutcome,
  signOffRights,
  undoLife,
  type SignOffLevel,
  type SignOffRefusal,
} from '@connect/core/domain/products/sign-off';
import type { Selectable, Transaction } from 'kysely';
import type { Identity } from '../auth/users.ts';
import type { Database } from '../database/open.ts';
import type { RegionalProductsTable, Tables } from '../database/tables.ts';

type Person = Pick<Identity, 'id' | 'permissions' | 'first_name' | 'last_name'>;

export interface SignOffForm {
  readonly skus: readonly string[];
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly level: SignOffLevel;
  readonly undo: boolean;
}

export interface SignOffAnswer {
  /** How far the products are now that were signed, or were so already. */
  readonly times: SignOffTimes[];
  readonly refused: { readonly sku: string; readonly why: SignOffRefusal | 'not-found' }[];
}

export interface SignOffs {
  /** Classifications of the products somebody may see without the right to the second sign-off (spec §6). */
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
/** What an answer may take on its way to somebody who undoes at the last moment, in milliseconds. */
const grace = 5000;

const columns = { first: 'signed_off_at', second: 'second_signed_off_at' } as const;

const toTimes = (row: Selectable<RegionalProductsTable>): SignOffTimes => ({
  sku_id: row.sku_id,
  region: row.region,
  signed_off_at: row.signed_off_at,
  second_signed_off_at: row.second_signed_off_at,
});

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

  /** The products whose sign-off at the level this person gave last, and just now. */
  const justGiven = async (
    trx: Transaction<Tables>,
    person: Person,
    form: SignOffForm,
  ): Promise<ReadonlySet<string>> => {
    if (!form.undo) return new Set();
    const rows = await trx
      .selectFrom('sign_offs')
      .distinctOn('sku_id')
      .select(['sku_id', 'user_id', 'at', 'undo'])
      .where('sku_id', 'in', [...form.skus])
      .where('region', '=', form.region)
      .where('level', '=', form.level)
      .orderBy('sku_id')
      .orderBy('id', 'desc')
      .execute();
    const since = now().getTime() - undoLife - grace;
    return new Set(
      rows
        .filter(({ user_id, at, undo }) => user_id === person.id && !undo && at.getTime() >= since)
        .map((row) => row.sku_id),
    );
  };

  const write = async (
    trx: Transaction<Tables>,
    person: Person,
    form: SignOffForm,
    skus: string[],
  ): Promise<number> => {
    const at = now();
    const time = form.undo ? notSignedOff : Math.floor(at.getTime() / 1000);
    if (skus.length === 0) return time;
    await trx
      .updateTable('regional_products')
      .set({ [columns[form.level]]: time })
      .where('region', '=', form.region)
      .where('sku_id', 'in', skus)
      .execute();
    const { level, region, undo } = form;
    const entry = {
      at,
      user_id: person.id,
      by_name: `${person.first_name} ${person.last_name}`.trim(),
      level,
      region,
      undo,
    };
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
        const given = await justGiven(trx, person, form);
        const found = new Set(products.map((product) => product.sku_id));
        const refused: SignOffAnswer['refused'] = [...new Set(form.skus)]
          .filter((sku) => !found.has(sku))
          .map((sku) => ({ sku, why: 'not-found' }));
        const kept: typeof products = [];
        const changed: typeof products = [];
        for (const product of products) {
          const { sku_id: sku, signed_off_at: signedOffAt, second_signed_off_at: secondSignedOffAt } = product;
          const ask = { level: form.level, undo: form.undo, justGiven: given.has(sku) };
          const outcome = signOffOutcome(rights, { signedOffAt, secondSignedOffAt }, ask);
          if (outcome === 'done') changed.push(product);
          else if (outcome === 'same') kept.push(product);
          else refused.push({ sku, why: outcome });
        }
        const skus = changed.map((product) => product.sku_id);
        const time = await write(trx, person, form, skus);
        return {
          times: [...kept, ...changed.map((product) => ({ ...product, [columns[form.level]]: time }))].map(toTimes),
          refused,
        };
      });
    },
    states: async (person, products) => {
      // A sign-off that is being written is waited for.
      const rows = await within(database, products, await limitOf(person))
        .forShare('regional_products')
        .execute();
      return rows.map(toTimes);
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
