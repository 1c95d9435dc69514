import { foldedWords, holdsEveryWord } from '../search/words.ts';
import { sidebarFor, sidebarLinks } from './navigation.ts';
import type { Page, PageLink } from './navigation.ts';
import { mayOrder } from './session.ts';
import { may, permissions, userKind } from './user.ts';
import type { User } from './user.ts';

type Visitor = Pick<User, 'roles' | 'permissions' | 'isSuperUser'>;

interface Around {
  /** Whether one acts for a customer. */
  readonly acting: boolean;
}

/** Pages that no sidebar has. Those of the own account are not there while somebody acts for the customer. */
const further = (user: Visitor, { acting }: Around): readonly Page[] => {
  switch (userKind(user)) {
    case 'customer':
      return [
        ...(mayOrder({ user, impersonating: acting }) ? (['checkout'] as const) : []),
        ...(may(user, permissions.editUsers) ? (['approvals'] as const) : []),
        'contact',
        ...(acting ? [] : (['security', 'sessions'] as const)),
      ];
    case 'account-manager':
      return [
        ...(may(user, permissions.viewCustomers) ? (['credit-approvals'] as const) : []),
        ...(user.isSuperUser ? (['audit-log'] as const) : []),
        'logins',
        'help',
      ];
    case 'brand-manager':
      return ['logins', 'help'];
  }
};

/** The pages a user may open (specification §command-palette): those of their sidebar first, in its order, then the others. */
export const palettePages = (user: Visitor, around: Around): readonly PageLink[] => [
  ...sidebarLinks(sidebarFor('inner', user), user).filter((link) => link.to !== 'logout'),
  ...further(user, around).map((to) => ({ to })),
];

const wordsOf = (label: string): readonly string[] => foldedWords(label.replace(/[^\p{L}\p{N}]/gu, ' '));

/** How well a label answers a query: 0 when it begins with it, 1 when its words begin with those of the query, 2 when it holds them. */
const distance = (label: string, query: readonly string[]): number => {
  const words = wordsOf(label);
  if (words.join(' ').startsWith(query.join(' '))) return 0;
  return query.every((word) => words.some((each) => each.startsWith(word))) ? 1 : 2;
};

/** The commands whose label, as the user reads it, holds every word of a query: the nearest first, equals in their order. */
export const matchingCommands = <Command extends { readonly label: string }>(
  commands: readonly Command[],
  query: string,
): readonly Command[] => {
  const words = foldedWords(query);
  return commands
    .filter(({ label }) => holdsEveryWord(label, query))
    .map((command) => ({ command, at: distance(command.label, words) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ command }) => command);
};
