/** A manager's own keys are theirs alone: one that another manager had answers nothing of theirs. */
export const sampleKeys = `
      alter table sample_requests drop constraint sample_requests_key_key, add unique (created_by, key);
    `;
