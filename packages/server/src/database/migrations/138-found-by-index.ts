/** The storefronts of a product, with which what a supplier sends is compared, and the users of a customer: the keys of both begin with something else. */
export const foundByIndex = `
      create index on regional_products (sku_id);
      create index on users (customer_no) where customer_no is not null;
    `;
