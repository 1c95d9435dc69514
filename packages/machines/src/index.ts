/** Every machine; a screen that needs one may import its file alone (docs/adr/0100-packages-for-others.md). */
export * from './archiving.ts';
export * from './auth-button.ts';
export * from './document-detail.ts';
export * from './document-list.ts';
export * from './matching.ts';
export * from './placing.ts';
export * from './search-panel.ts';
export * from './signing-off.ts';
export * from './start-auth-button.ts';
export * from './tracking.ts';
