import type { CompanyUser } from '@connect/core/domain/access/company-user';
import type { Member } from '@connect/core/domain/access/user-authority';
import { useState } from 'react';

import { useSession } from '../../services.ts';

/**
 * Who edits, as far as the rules look: the user as last seen among those of the company; until then, and for staff who act
 * for a customer, as the session knows them. The server has the last word.
 */
export const useEditor = (users: readonly CompanyUser[] | null): Member => {
  const { user } = useSession();
  const [known, setKnown] = useState<CompanyUser | null>(null);
  const you = users?.find(({ isYou }) => isYou);
  if (you && you !== known) setKnown(you);
  return you ?? known ?? { id: '', active: true, permissions: user.permissions, spendLimit: null };
};
