declare const kind: unique symbol;

/**
 * A value of one kind, made by that kind's own function alone: another kind, or a plain text or number, is refused by the compiler. The
 * mark is in the types only.
 */
export type Brand<Value extends string | number, Kind extends string> = Value & { readonly [kind]: Kind };
