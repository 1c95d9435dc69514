export const editedItems = `
      alter table basket_edits add column skus text[] not null default '{}';
    `;
