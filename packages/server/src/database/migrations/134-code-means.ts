/** Whether a code of staff is of their provider or of a one-time link; those that stand are over within a day. */
export const codeMeans = `
      alter table staff_codes add column means text not null default 'provider';
    `;
