export * from './account.ts';
export * from './calendar.ts';
export * from './documents.ts';
export * from './lists.ts';
export * from './ordering.ts';
export * from './money.ts';
export * from './prices.ts';
