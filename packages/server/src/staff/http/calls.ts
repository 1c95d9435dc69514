import { calls } from '@connect/contract/calls';
import { asDocumentedCustomer, asDocumentedManager } from '@connect/contract/managed-customers';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { ManagedCustomerService } from '../application/managed-customers.ts';
import { toAccountManager } from '../application/profile.ts';

/** The account managers' own record and customers. */
export const serveManagedCustomerCalls = (serve: Serve, customers: ManagedCustomerService): void => {
  serve(calls.accountManager, async ({ user }) => ok(asDocumentedManager(toAccountManager(user))));
  serve(calls.editAccountManager, async ({ user, body }) => ok(await customers.rename(user, body)));

  serve(calls.topCustomers, async ({ user }) => ok({ data: (await customers.top(user)).map(asDocumentedCustomer) }));
  // Before single customers: `top` and `favourites` are no customer's number.
  serve(calls.favouriteCustomers, async ({ user }) =>
    ok({ data: (await customers.favourites(user)).map(asDocumentedCustomer) }),
  );
  serve(calls.orderFavourites, async ({ user, body }) =>
    ok({ data: await customers.orderFavourites(user, body.order) }),
  );
  serve(calls.managedCustomers, async ({ user, query }) => ok(await customers.list(user, query)));

  serve(calls.managedCustomer, ({ user, params: { no } }) => customers.open(user, no));
  serve(calls.addFavourite, ({ user, params: { no } }) => customers.setFavourite(user, no, true));
  serve(calls.removeFavourite, ({ user, params: { no } }) => customers.setFavourite(user, no, false));

  serve(calls.notes, async ({ user, params: { no } }) => {
    const notes = await customers.notes(user, no);
    return notes.ok ? ok({ data: notes.value }) : notes;
  });
  serve(calls.addNote, ({ user, params: { no }, body }) => customers.addNote(user, no, body));
  serve(calls.deleteNote, ({ user, params: { no, id } }) => customers.deleteNote(user, no, id));
};
