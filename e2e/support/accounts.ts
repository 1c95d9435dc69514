/** The demo accounts' password, which every demo data set has. */
export const password = 'Connect-demo-1';

export const customers = {
  /** Northgate Site Supplies, every permission. */
  priya: 'priya@northgate.example',
  /** The same company, only View Orders. */
  sam: 'sam@northgate.example',
  /** Harbour Works, in US dollars, every permission. */
  lee: 'lee@harbourworks.example',
  /** Quiet Co, no documents at all. */
  kim: 'kim@quietco.example',
} as const;

/** Those who sign in at the provider. */
export const staff = {
  /** Account manager. */
  morgan: 'morgan@connect.example',
  /** Account manager, super user. */
  robin: 'robin@connect.example',
  /** Brand manager. */
  brook: 'brook@connect.example',
  /** Senior brand manager. */
  sasha: 'sasha@connect.example',
  /** Administrator of the portal. */
  ada: 'ada@connect.example',
} as const;

export const accounts = { ...customers, ...staff };
export type Account = keyof typeof accounts;
