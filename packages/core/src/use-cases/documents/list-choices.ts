import { dateRange, defaultRange } from '../../domain/calendar/date-range.ts';
import type { ListCriteria } from '../../domain/documents/list-state.ts';
import { chosenView, offeredViews } from '../../domain/documents/view.ts';
import type { User } from '../../domain/access/user.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Preferences } from '../../ports/preferences.ts';
import { permittedKinds } from './list-documents.ts';

interface Ports {
  readonly preferences: Preferences;
  readonly clock: Clock;
}

/** The list's query parameters as they came in the address; any may be missing or junk (decisions §address-before-store). */
export interface ListAddress {
  readonly show?: unknown;
  readonly q?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The criteria an address means: its own values, else the stored ones, else the defaults (decisions §address-before-store, specification §list-address). */
export const makeListCriteria =
  ({ preferences, clock }: Ports) =>
  (address: ListAddress, user: Pick<User, 'permissions'>): ListCriteria => ({
    text: typeof address.q === 'string' ? address.q : '',
    range: dateRange(address.from, address.to) ?? preferences.range() ?? defaultRange(clock.today()),
    view: chosenView(address.show, preferences.view(), offeredViews(permittedKinds(user))),
  });

type Choices = Pick<ListCriteria, 'range'> & Partial<Pick<ListCriteria, 'view'>>;

/**
 * Keeps the chosen range and view for the next visit (specification §list-address): the view only where it can be chosen, the range only
 * when it is another than before. One that nobody chose, kept in days, would hide tomorrow's documents.
 */
export const makeKeepListChoices =
  ({ preferences }: Pick<Ports, 'preferences'>) =>
  ({ range, view }: Choices, before: Pick<ListCriteria, 'range'>): void => {
    if (range.from !== before.range.from || range.to !== before.range.to) preferences.setRange(range);
    if (view) preferences.setView(view);
  };

export type ListCriteriaOf = ReturnType<typeof makeListCriteria>;
export type KeepListChoices = ReturnType<typeof makeKeepListChoices>;
