/** The qualifier of payment terms in words: the back office's end-of-month word is spelt out (spec §3). */
export const termsQualifier = (qualifier: string): string =>
  qualifier.toUpperCase() === 'EOM' ? 'End of month' : qualifier;
