/** When the supplier gave a customer's balance or open orders; null where both follow from documents, and of those before. */
export const figuresGiven = `
      alter table customers add column figures_given_at timestamptz;
    `;
