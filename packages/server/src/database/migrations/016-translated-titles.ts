export const translatedTitles = `
      alter table products add column web_titles jsonb not null default '{}';
      alter table items add column titles jsonb not null default '{}';
      alter table items add column local_text text not null generated always as (folded_text(
        regexp_replace(titles::text, '"[a-z]{2}": ', '', 'g'))) stored;
    `;
