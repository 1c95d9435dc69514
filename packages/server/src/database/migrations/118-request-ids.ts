/** Which request a mail and an event came of; null for what came of none, such as a job of the server. */
export const requestIds = `
      alter table mail_jobs add column request_id uuid;
      alter table events add column request_id uuid;
    `;
