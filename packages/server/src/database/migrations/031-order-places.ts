/** Where an order goes has the city, county and country that a back office keeps apart. */
export const orderPlaces = `
      alter table orders
        add column ship_to_city text not null default '',
        add column ship_to_county text not null default '',
        add column ship_to_country text not null default '';
    `;
