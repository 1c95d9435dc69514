export const signOff = `
      create table brand_categories (
        user_id uuid not null references users on delete cascade,
        category text not null,
        primary key (user_id, category)
      );
      create table sign_offs (
        id bigserial primary key,
        at timestamptz not null,
        user_id uuid not null references users,
        by_name text not null,
        region text not null,
        sku_id text not null references products,
        level text not null check (level in ('first', 'second')),
        undo boolean not null
      );
      create index on sign_offs (sku_id, region, level, id);
    `;
