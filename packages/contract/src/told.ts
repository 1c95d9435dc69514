/**
 * A check, and what JSON Schema is told of it, which has no form for it. The library's `metadata` would be one more function that each
 * page loads.
 */
export const told = <Action extends object>(check: Action, json: Readonly<Record<string, unknown>>): Action =>
  Object.assign(check, { json });
