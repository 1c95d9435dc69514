/**
 * Whom an administrator gave a customer to, beside whom the supplier's system gives it to. Who looks after it, under the name that has had, follows
 * from both: no sending undoes what was decided.
 */
export const accountManagers = `
      alter table customers rename column account_manager_id to given_manager_id;
      alter table customers
        add column own_manager_id uuid references users,
        add column account_manager_id uuid generated always as (coalesce(own_manager_id, given_manager_id)) stored;
      create index on customers (account_manager_id);
    `;
