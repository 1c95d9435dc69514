import { identityFields, type SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';
import type { Brand } from '../../brand.ts';
import { identityOf, writtenIdentity, type Identity } from '../../supplier.ts';

/** What an administrator wrote down of whose portal it is. */
export interface IdentityStore {
  /** Null where nobody has. */
  read(): Promise<SupplierIdentity | null>;
  /** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers, but null. */
  change(decide: (before: SupplierIdentity | null) => SupplierIdentity | null): Promise<void>;
}

/** Whose portal it is: what the settings say until an administrator says otherwise, in every process from then on (specification §supplier-identity). */
export const createIdentityBook = (store: IdentityStore, first: Identity, readBrand: () => Promise<Brand>) => ({
  /** As papers, emails and pages show it now. */
  current: async (): Promise<Identity> => {
    const [written, brand] = await Promise.all([store.read(), readBrand()]);
    const { supplier, support } = written ? identityOf(written, first) : first;
    return { supplier: { ...supplier, brand }, support };
  },
  written: async (): Promise<SupplierIdentity> => (await store.read()) ?? writtenIdentity(first),
  /** False where it is neither what it was nor, as after an answer that got lost, what it is to be. */
  change: async (was: SupplierIdentity, identity: SupplierIdentity): Promise<boolean> => {
    let isSame = false;
    const textOf = (each: SupplierIdentity) => JSON.stringify(Object.entries(identityFields(each)).toSorted());
    await store.change((before) => {
      isSame = [was, identity].map(textOf).includes(textOf(before ?? writtenIdentity(first)));
      return isSame ? identity : null;
    });
    return isSame;
  },
});
export type IdentityBook = ReturnType<typeof createIdentityBook>;
