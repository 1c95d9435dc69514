/** From which of its secrets on what goes to a webhook is signed for a day: of several new ones in a day, all. */
export const signingSecrets = `
      alter table webhook_endpoints add column signs_from integer not null default 1;
      update webhook_endpoints set signs_from = greatest(generation - 1, 1);
    `;
