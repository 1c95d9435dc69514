/** Who may sign in again once their customer, whom the supplier took away, comes back. */
export const usersOfRemoved = `
      alter table users add column left_with_customer boolean not null default false;
    `;
