/** What the demo adds to the portal, each loaded when it is first needed: a portal without it never reads its code. */
export const loadDemo = {
  accounts: () => import('@connect/demo/accounts'),
  thread: () => import('./demo/demo-thread.ts'),
  seed: () => import('./demo/seed.ts'),
  pictures: () => import('./demo/pictures.ts'),
  docs: () => import('./demo/docs.ts'),
  mailbox: () => import('./demo/mailbox.ts'),
  signInProvider: () => import('./demo/sign-in-provider.ts'),
};
