import type { Cost } from '@connect/contract/call';
import type { Identity } from '../../identity.ts';
import type { AttemptLimit, Attempts } from './attempts.ts';

/** Seconds in which so many are let through; an archive is of 1,000 PDFs at most. */
const window = 600;
export const costLimits: Readonly<Record<Cost, { readonly perUser: AttemptLimit; readonly perCompany: AttemptLimit }>> =
  {
    pdf: { perUser: { attempts: 1_500, window }, perCompany: { attempts: 6_000, window } },
    import: { perUser: { attempts: 40, window }, perCompany: { attempts: 160, window } },
    export: { perUser: { attempts: 40, window }, perCompany: { attempts: 160, window } },
  };

/** Whoever asks for something costly. Staff who act for a customer count as theirs. */
type Asker = Pick<Identity, 'id' | 'customerNo'>;

/** Counts what costs much, and answers the seconds to wait when somebody, or their company, has had too much of it, else null. */
export type CountCost = (cost: Cost, user: Asker) => Promise<number | null>;

/** Whoever has had too much counts no more for their company. */
export const makeCountCost =
  (attempts: Attempts): CountCost =>
  async (cost, { id, customerNo }) => {
    const { perUser, perCompany } = costLimits[cost];
    const own = await attempts.count({ kind: cost, text: id, limit: perUser });
    if (own !== null || customerNo === null) return own;
    return attempts.count({ kind: `${cost} of a company`, text: customerNo, limit: perCompany });
  };
