/** What the supplier tells of a product, and its translations by language. */
export const productTexts = `
      alter table products add column web_text text not null default '';
      alter table products add column web_texts jsonb not null default '{}';
    `;
