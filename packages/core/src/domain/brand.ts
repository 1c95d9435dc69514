declare const kind: unique symbol;

/** What tells kinds apart; in the types only. */
export interface Kind<Name extends string> {
  readonly [kind]: Name;
}

/** The same for what need not say its kind. */
export interface MaybeKind<Name extends string> {
  readonly [kind]?: Name;
}

/** A value of one kind, made by that kind's own function alone: another kind, or a plain text or number, is refused by the compiler. */
export type Brand<Value extends string | number, Name extends string> = Value & Kind<Name>;

/** The same, but that a plain text passes for it (docs/adr/0043-brands.md): another kind is refused all the same. */
export type Tagged<Value extends string, Name extends string> = Value & MaybeKind<Name>;
