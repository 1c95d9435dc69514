/** Somebody as the portal knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who has an email there. */
export type PersonOf = (email: string) => Person;
