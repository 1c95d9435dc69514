/**
 * The letters and digits of an item's number are those of any script, without case and accents, as the core's `lettersOf` has them:
 * before, a number of Greek letters had none.
 */
export const lettersOfNumbers = String.raw`
      alter table items drop column sku_letters,
        add column sku_letters text not null generated always as (
          translate(regexp_replace(folded_text(sku), '[ -/:-@[-\u0060{-\u00bf\u2000-\u206f]', '', 'g'), 'ς', 'σ')) stored;
      create index on items (sku_letters text_pattern_ops);
    `;
