/** Of the tokens of whoever acts only those are kept that held when it began: those of sessions that go on now, from their beginning. */
export const keptTokens = `
      alter table sessions add column kept_from timestamptz;
      update sessions set kept_from = created_at where kept_until is not null;
    `;
