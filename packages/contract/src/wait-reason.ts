import * as v from 'valibot';

/** Why an order waits for approval: it is over the company's Available Credit, or over the user's own limit. */
export const waitReasons = ['over-credit', 'over-limit'] as const;
export const WaitReason = v.picklist(waitReasons);
