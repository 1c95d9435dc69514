/** The outcome of something that can be refused (specification §refusals): a refusal is a value, an exception is a bug or broken transport. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** The outcome of what was done: its value. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** The same outcome with its value made into another; a refusal stays as it is. */
export const mapped = <Value, Other, Refusal>(
  result: Result<Value, Refusal>,
  make: (value: Value) => Other,
): Result<Other, Refusal> => (result.ok ? ok(make(result.value)) : result);

/** The outcome of what was refused: why. */
export const refused = <Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});
