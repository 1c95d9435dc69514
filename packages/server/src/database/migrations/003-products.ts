export const products = `
      create table products (
        sku_id text primary key,
        web_title text not null,
        brand text not null,
        schema_classification text not null,
        slug text not null,
        variations jsonb not null
      );
      create table regional_products (
        region text not null,
        sku_id text not null references products,
        signed_off_at integer not null,
        second_signed_off_at integer not null,
        primary key (region, sku_id)
      );
    `;
