/** How long a mail has been waiting; when it is due says nothing of it. Those that wait at the update begin then. */
export const mailsQueuedAt = `alter table mail_jobs add column queued_at timestamptz not null default now();`;
