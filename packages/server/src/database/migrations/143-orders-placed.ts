/** Where all that was placed was removed before that was kept (`keepNumbers`), the feed tells that there was something. */
export const ordersPlaced = `
      insert into secrets (name, value) select 'orders-placed', 'yes' where exists (select from events where kind = 'order.placed')
        on conflict (name) do nothing;
    `;
