/** The customers' demo accounts, which every demo data set has. */
export const password = 'Connect-demo-1';

export const accounts = {
  /** Northgate Site Supplies, every permission. */
  priya: 'priya@northgate.example',
  /** The same company, only View Orders. */
  sam: 'sam@northgate.example',
  /** Harbour Works, in US dollars, every permission. */
  lee: 'lee@harbourworks.example',
  /** Quiet Co, no documents at all. */
  kim: 'kim@quietco.example',
} as const;
export type Account = keyof typeof accounts;
