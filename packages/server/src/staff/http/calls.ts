import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/database/account-repository.ts';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { DocumentService } from '../../documents/application/document-service.ts';
import { notFound } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { createCustomerLists } from '../database/customer-list.ts';
import type { CustomerScope } from '../application/customer-scope.ts';
import { createFavourites } from '../database/favourites.ts';
import { serveManagedDocumentCalls } from './managed-document-calls.ts';
import { makeFindManagedCustomer } from '../database/managed-customer.ts';
import { createNotes } from '../database/notes.ts';
import { rename, toAccountManager } from '../database/profile.ts';
import { countVisit } from '../database/visits.ts';

export interface ManagedCustomerParts {
  readonly database: Database;
  readonly accounts: AccountRepository;
  readonly documentService: DocumentService;
  readonly scope: CustomerScope;
  /** The supplier's own. */
  readonly currency: string;
  readonly now: () => Date;
}

/** The account managers' own record and customers. A customer out of reach is as absent as one that does not exist (decisions §hidden-is-refused). */
export const serveManagedCustomerCalls = (serve: Serve, parts: ManagedCustomerParts): void => {
  const { database, scope, now } = parts;
  const lists = createCustomerLists(database, scope, parts.currency);
  const favourites = createFavourites(database);
  const notes = createNotes(database, now);
  const findCustomer = makeFindManagedCustomer(parts);

  serve(calls.accountManager, async ({ user }) => ok(toAccountManager(user)));
  serve(calls.editAccountManager, async ({ user, body }) => ok(toAccountManager(await rename(database, user, body))));

  serve(calls.topCustomers, async ({ user }) => ok({ data: await lists.top(user) }));
  // Before single customers: `top` and `favourites` are no customer's number.
  serve(calls.favouriteCustomers, async ({ user }) => ok({ data: await lists.favourites(user) }));
  serve(calls.orderFavourites, async ({ user, body }) => {
    await favourites.order(user.id, body.order);
    return ok({ data: await lists.favourites(user) });
  });
  serve(calls.managedCustomers, async ({ user, query }) => ok(await lists.list(user, query, dayOf(now()))));

  serve(calls.managedCustomer, async ({ user, params: { no } }) => {
    const customer = (await scope.reaches(user, no)) ? await findCustomer(user, no, dayOf(now())) : null;
    if (!customer) return refused(notFound);
    await countVisit(database, { userId: user.id, customerNo: no, now: now() });
    return ok(customer);
  });
  serve(calls.addFavourite, async ({ user, params: { no } }) => {
    if (!(await scope.reaches(user, no))) return refused(notFound);
    await favourites.add(user.id, no);
    return ok(null);
  });
  serve(calls.removeFavourite, async ({ user, params: { no } }) => {
    if (!(await scope.reaches(user, no))) return refused(notFound);
    await favourites.remove(user.id, no);
    return ok(null);
  });

  serve(calls.notes, async ({ user, params: { no } }) =>
    (await scope.reaches(user, no)) ? ok({ data: await notes.list(user, no) }) : refused(notFound),
  );
  serve(calls.addNote, async ({ user, params: { no }, body }) =>
    (await scope.reaches(user, no)) ? ok(await notes.add(user, no, body.text)) : refused(notFound),
  );
  serve(calls.deleteNote, async ({ user, params: { no, id } }) => {
    const removed = (await scope.reaches(user, no)) && (await notes.remove(user, no, id));
    return removed ? ok(null) : refused(notFound);
  });

  serveManagedDocumentCalls(serve, parts);
};
