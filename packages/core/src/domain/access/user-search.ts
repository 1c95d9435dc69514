import { holdsEveryWord } from '../search/words.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Whether every word of the query stands somewhere in name or email, in whatever case and with or without accents (specification
 * §customer-search).
 */
export const matchesUserQuery = (user: Named, query: string): boolean =>
  holdsEveryWord(`${user.firstName} ${user.lastName} ${user.email}`, query);
