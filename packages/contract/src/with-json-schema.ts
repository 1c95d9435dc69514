/**
 * A check together with its part of the JSON Schema, for one that the schema has no form for. The library's `metadata` would be one more
 * function that each page loads.
 */
export const withJsonSchema = <Action extends object>(check: Action, json: Readonly<Record<string, unknown>>): Action =>
  Object.assign(check, { json });
