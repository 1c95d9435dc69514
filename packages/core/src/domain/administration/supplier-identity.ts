/** Where the supplier is paid in a currency. What is not given is empty, and shown nowhere. */
export interface BankAccount {
  /** ISO 4217; empty for every currency that has no account of its own. */
  readonly currency: string;
  readonly bank: string;
  /** Empty for the supplier's own name. */
  readonly accountName: string;
  readonly sortCode: string;
  readonly accountNo: string;
  readonly iban: string;
  readonly bic: string;
}

/** Whose portal it is and whom its customers ask, as an administrator writes it down (specification §supplier-identity). */
export interface SupplierIdentity {
  readonly name: string;
  /** In one line. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly web: string;
  readonly companyNo: string;
  readonly vatNo: string;
  /** What it agrees with who buys, below each invoice. */
  readonly terms: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly banks: readonly BankAccount[];
}

/** One for each currency, and one for the others. */
export const maxBanks = 20;

/** All that it says by field, such as `banks.EUR.iban`: what is compared, and what the audit log has before and after. */
export const identityFields = ({ banks, ...fields }: SupplierIdentity): Readonly<Record<string, string>> => ({
  ...fields,
  ...Object.fromEntries(
    banks.flatMap(({ currency, ...account }) =>
      Object.entries(account).map(([name, text]) => [`banks.${currency || '*'}.${name}`, text]),
    ),
  ),
});
