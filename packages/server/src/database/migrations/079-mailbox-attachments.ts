/** Papers that go with mails which are kept instead of sent. */
export const mailboxAttachments = `
      create table mailbox_attachments (
        mail_id bigint not null references mailbox on delete cascade,
        place integer not null,
        name text not null,
        bytes bytea not null,
        primary key (mail_id, place)
      );
    `;
