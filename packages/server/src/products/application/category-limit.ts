import { signOffRights } from '@connect/core/domain/products/sign-off';
import type { Identity } from '../../identity.ts';
import type { SignOffRepository } from './sign-off-repository.ts';

/** The classifications a brand manager is limited to; null for those who see every product (specification §sign-off-rights). */
export const makeCategoryLimit =
  (signOffs: Pick<SignOffRepository, 'categories'>) =>
  async (person: Pick<Identity, 'id' | 'permissions'>): Promise<string[] | null> =>
    signOffRights(person).second ? null : signOffs.categories(person.id);
