/** What most need of the contract: the table of calls and what reads it. Schemas of one subject are in a file of their own. */
export { renewedTokenHeader } from './auth.ts';
export { askedOf, pathOf } from './call.ts';
export type { Access, AskedCall, Call } from './call.ts';
export { calls } from './calls.ts';
export { documentedCalls } from './documented-calls.ts';
export { errorCodes } from './error-codes.ts';
export { ErrorBody } from './values.ts';
