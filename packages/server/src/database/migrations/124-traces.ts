/** Which span a mail and an event came of, as a `traceparent`; null where nothing was measured. */
export const traces = `
      alter table mail_jobs add column trace text;
      alter table events add column trace text;
    `;
