/**
 * What an administrator decided of a company's orders, beside what the supplier's system gives. What is in force, under the names it has had, follows
 * from both, so that no sending undoes what was decided and nobody has to reckon it.
 */
export const companyRules = `
      alter table customers rename column is_blocked to given_blocked;
      alter table customers rename column reference_required to given_reference_required;
      alter table customers rename column reference_mask to given_reference_mask;
      alter table customers
        add column stopped boolean not null default false,
        add column own_reference boolean not null default false,
        add column own_reference_required boolean not null default false,
        add column own_reference_mask text,
        add column is_blocked boolean not null generated always as (given_blocked or stopped) stored,
        add column reference_required boolean not null generated always as
          (case when own_reference then own_reference_required else given_reference_required end) stored,
        add column reference_mask text generated always as
          (case when own_reference then own_reference_mask else given_reference_mask end) stored;
    `;
