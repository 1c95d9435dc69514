/** What the keys of these tables do not begin with: the storefronts of a product, with which what a supplier sends is compared, the users of a customer, and what somebody signed off. */
export const foundByIndex = `
      create index on regional_products (sku_id);
      create index on users (customer_no) where customer_no is not null;
      create index on sign_offs (user_id);
    `;
