/** Which mails about answered orders a user chose, and which answers were told already. */
export const orderMails = `
      create table order_mail_choices (
        user_id uuid primary key references users (id) on delete cascade,
        kinds text[] not null,
        all_orders boolean not null,
        storefront text not null
      );
      create table told_answers (
        kind text not null,
        no text not null,
        primary key (kind, no)
      );
    `;
