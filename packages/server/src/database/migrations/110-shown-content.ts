/** Banners and help articles are shown in some storefronts, and for some time, alone. */
export const shownContent = ['banners', 'help_articles']
  .map(
    (table) => `
      alter table ${table} add column regions text[] not null default '{}', add column valid_from date,
        add column valid_until date;`,
  )
  .join('');
