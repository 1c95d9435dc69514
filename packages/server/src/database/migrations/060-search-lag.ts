/** Since when what the search indexes have to take over waits. */
export const searchLag = `
      alter table index_changes add column at timestamptz not null default now();
    `;
