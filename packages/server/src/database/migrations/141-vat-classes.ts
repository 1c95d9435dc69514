/** The VAT that a customer pays on items of a class, in percent by class; on all others it is `vat_percent`. */
export const vatClasses = `
      alter table customers add column vat_by_class jsonb not null default '{}';
      alter table items add column vat_class text not null default '';
    `;
