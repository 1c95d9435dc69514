/** What most need to keep in a browser; the rest is in files of its own. */
export * from './memory-storage.ts';
export * from './safe-store.ts';
export * from './age-of-token.ts';
export * from './session-of-token.ts';
export * from './storage-checkout-drafts.ts';
export * from './storage-document-cache.ts';
export * from './storage-figure-cache.ts';
export * from './storage-last-seen.ts';
export * from './storage-preferences.ts';
export * from './storage-quick-order-drafts.ts';
export * from './storage-session-tokens.ts';
export * from './storage-unanswered-additions.ts';
export * from './text-storage.ts';
