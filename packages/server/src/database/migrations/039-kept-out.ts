/** Who was kept out by hand: by the operator, or by an administrator of their company. No record of the supplier lets them in. */
export const keptOut = `
      alter table users add column kept_out boolean not null default false;
      update users set kept_out = true where not active and not left_with_customer
        and 'deactivated' = (select kind from activity where subject = users.email
          and kind in ('deactivated', 'reactivated') order by activity.id desc limit 1);
    `;
