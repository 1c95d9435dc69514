import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { useState } from 'react';

import { useSession } from '../../services.ts';
import { makeSessionMemory } from './session-memory.ts';

const drafts = makeSessionMemory<string>();

/** What somebody is writing about a customer: it is there again after a look at other pages of the portal. */
export const useNoteDraft = (customerNo: CustomerNo): readonly [text: string, setText: (text: string) => void] => {
  const session = useSession();
  const [text, setText] = useState(() => drafts.get(session, customerNo) ?? '');
  const keep = (next: string): void => {
    drafts.set(session, customerNo, next);
    setText(next);
  };
  return [text, keep];
};
