const knownForms = new Map<string, readonly string[]>();

/** The forms that whole numbers below a thousand take in a language, and the one that others take (specification §own-texts). */
export const pluralFormsOf = (locale: string): readonly string[] => {
  const known = knownForms.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const forms = [...new Set([...Array.from({ length: 1000 }, (_, n) => rules.select(n)), 'other'])];
  knownForms.set(locale, forms);
  return forms;
};
