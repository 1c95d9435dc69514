import type { AskedSignOff, SignOffEntry, SignOffTimes } from '@connect/core/domain/products/product';
import { notSignedOff, signOffRights, type SignOffLevel } from '@connect/core/domain/products/sign-off';
import { signOffOutcome, wasDoneBy, type SignOffRefusal } from '@connect/core/domain/products/sign-off-outcome';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AddEvents } from '../../event.ts';
import type { Identity } from '../../identity.ts';
import { missingPermission, type Refusal } from '../../refusal.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { lackedPermission, signOffTimes, withNames } from '../domain/sign-off-names.ts';
import { makeCategoryLimit } from './category-limit.ts';
import type { AskedProducts, SignOffRepository } from './sign-off-repository.ts';

type Person = Pick<Identity, 'id' | 'permissions' | 'firstName' | 'lastName'>;

export interface SignOffForm extends AskedProducts {
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
  /** Signs off, or takes back, what may be; several people at once never lose one's mark. Refused whole without the permission. */
  sign(person: Person, form: SignOffForm): Promise<Result<SignOffAnswer, Refusal>>;
  /** How far products are; those the person may not see are left out. */
  states(person: Person, products: AskedProducts): Promise<SignOffTimes[]>;
  /** The last first, 50 at a time, of products the person may see. */
  history(
    person: Person,
    query: Parameters<SignOffRepository['history']>[0],
  ): Promise<{ readonly data: SignOffEntry[]; readonly next: string | null }>;
}

export interface SignOffRepositories {
  readonly signOffs: SignOffRepository;
  readonly addEvents: AddEvents;
}

const pageSize = 50;

export const createSignOffs = (
  { repositories, inTransaction }: UnitOfWork<SignOffRepositories>,
  now: () => Date,
): SignOffs => {
  const { signOffs } = repositories;

  const limitOf = makeCategoryLimit(signOffs);

  const sign = async (person: Person, form: SignOffForm): Promise<SignOffAnswer> => {
    const rights = signOffRights(person);
    const limit = await limitOf(person);
    return inTransaction(async ({ signOffs: held, addEvents }) => {
      const products = await held.hold(form, limit);
      const last = await held.last(form);
      const found = new Set(products.map(({ sku }) => sku));
      const left: SignOffAnswer['refused'] = [...new Set(form.skus)]
        .filter((sku) => !found.has(sku))
        .map((sku) => ({ sku, why: 'not-found' }));
      const { level, region, undo, action = null } = form;
      const at = now().getTime();
      const kept: AskedSignOff[] = [];
      const changed: (typeof products)[number][] = [];
      for (const product of products) {
        const before = last.get(product.sku);
        const ask = { level, undo, action, person: person.id, now: at, last: before?.[level] ?? null };
        const outcome = signOffOutcome(rights, product, ask);
        if (outcome === 'done') changed.push(product);
        else if (outcome === 'again' || outcome === 'same')
          kept.push({ ...withNames(product, before), changed: wasDoneBy(outcome) });
        else left.push({ sku: product.sku, why: outcome });
      }
      const time = undo ? notSignedOff : Math.floor(at / 1000);
      const name = `${person.firstName} ${person.lastName}`.trim();
      const entry = { by: person.id, name, action, at, undo };
      if (changed.length > 0) await held.write({ skus: changed.map(({ sku }) => sku), region }, level, time, entry);
      const kind = undo ? 'product.sign_off_undone' : 'product.signed_off';
      await addEvents(changed.map(({ sku }) => ({ kind, at: new Date(at), data: { sku, region, level, by: name } })));
      const done = changed.map((product) => ({
        ...withNames({ ...product, [signOffTimes[level]]: time }, { ...last.get(product.sku), [level]: entry }),
        changed: true,
      }));
      return { products: [...kept, ...done], refused: left };
    });
  };

  return {
    categories: (userId) => signOffs.categories(userId),
    sign: async (person, form) => {
      const lacking = lackedPermission(person, form);
      if (lacking !== null) return refused(missingPermission(lacking));
      return ok(await sign(person, form));
    },
    states: async (person, products) => {
      const states = await signOffs.states(products, await limitOf(person));
      const last = await signOffs.last(products);
      return states.map((state) => withNames(state, last.get(state.sku)));
    },
    history: async (person, query) => {
      const found = await signOffs.history(query, await limitOf(person), pageSize + 1);
      const page = found.slice(0, pageSize);
      return {
        data: page.map(({ place: _, ...entry }) => entry),
        next: found.length > pageSize ? (page.at(-1)?.place ?? null) : null,
      };
    },
  };
};
