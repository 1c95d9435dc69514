import { ownName } from '@connect/contract/own-name';
import type { BankAccount, SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';
import type { Brand } from './brand.ts';

/** Where a supplier is paid. */
export interface Bank {
  readonly name: string | null;
  readonly accountName: string;
  readonly sortCode: string | null;
  readonly accountNo: string | null;
  /** In groups of four. */
  readonly iban: string | null;
  readonly bic: string | null;
}

/** Whose portal it is, as papers, mails and pages show it. What is null is shown nowhere. */
export interface Supplier {
  readonly name: string | null;
  /** In one line. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly web: string | null;
  readonly companyNo: string | null;
  readonly vatNo: string | null;
  /** The currency it keeps its books in, ISO 4217 (decisions §cleared-currency). */
  readonly currency: string;
  /** Where it is paid in every currency that has no account among `banks`. */
  readonly bank: Bank | null;
  /** By currency. */
  readonly banks?: Readonly<Record<string, Bank>>;
  /** What it agrees with who buys, below each invoice; the demo's are in the language of the paper. */
  readonly terms: 'of-the-demo' | { readonly text: string } | null;
  /** How its portal presents itself, where it does otherwise than it was built. */
  readonly brand?: Brand;
}

/** Where customers' questions go. */
export interface Support {
  readonly email: string | null;
  readonly phone: string | null;
}

/** What its portal is called. */
export const portalNameOf = ({ brand }: Supplier): string => brand?.name ?? ownName;

/** The supplier where a sentence needs a name: the portal's where it has given none. */
export const nameIn = (supplier: Supplier): string => supplier.name ?? portalNameOf(supplier);

/** The supplier of the demo. Nobody's: the phone is in the range kept for fiction. */
export const demoSupplier = {
  name: 'Connect Safety Supplies Ltd',
  address: 'Unit 4, Chevron Works, Example Way, Leeds, LS0 0XX, United Kingdom',
  phone: '01632 960147',
  email: 'accounts@connect.example',
  web: 'connect.example',
  companyNo: '00000000',
  vatNo: 'GB 000 0000 00',
  currency: 'GBP',
  bank: {
    name: 'Example Bank plc',
    accountName: 'Connect Safety Supplies Ltd',
    sortCode: '00-00-00',
    accountNo: '00000000',
    iban: 'GB69 EXMP 0000 0000 0000 00',
    bic: 'EXMPGB00',
  },
  terms: 'of-the-demo',
} as const satisfies Supplier;

/** Whom the demo's customers ask. */
export const demoSupport = { email: 'support@connect.example', phone: demoSupplier.phone } as const satisfies Support;

/** Who is shown, and whom to ask. */
export interface Identity {
  readonly supplier: Supplier;
  readonly support: Support;
}

/** Whose portal it is: who the settings name; on the demo's data the demo's supplier, where they name none. Nothing of both is mixed. */
export const shownIdentity = ({ supplier, support }: Identity, demo: boolean): Identity =>
  demo
    ? {
        supplier: supplier.name === null ? { ...demoSupplier, currency: supplier.currency } : supplier,
        support:
          support.email === null ? { email: demoSupport.email, phone: support.phone ?? demoSupport.phone } : support,
      }
    : { supplier, support };

/** Reads whose portal it is as it is now. */
export type ReadIdentity = () => Promise<Identity>;

/** Where an amount of a currency is paid to: its own account, else that of all others. */
export const bankFor = ({ bank, banks, currency }: Supplier, paid: string): Bank | null =>
  banks?.[paid.trim() || currency] ?? bank;

const accountOf = (currency: string, { name, ...bank }: Bank): BankAccount => ({
  currency,
  bank: name ?? '',
  accountName: bank.accountName,
  sortCode: bank.sortCode ?? '',
  accountNo: bank.accountNo ?? '',
  iban: bank.iban ?? '',
  bic: bank.bic ?? '',
});

/** An identity as an administrator would have written it down. */
export const writtenIdentity = ({ supplier, support }: Identity): SupplierIdentity => ({
  name: supplier.name ?? '',
  address: supplier.address ?? '',
  phone: supplier.phone ?? '',
  email: supplier.email ?? '',
  web: supplier.web ?? '',
  companyNo: supplier.companyNo ?? '',
  vatNo: supplier.vatNo ?? '',
  terms: supplier.terms === null || supplier.terms === 'of-the-demo' ? '' : supplier.terms.text,
  supportEmail: support.email ?? '',
  supportPhone: support.phone ?? '',
  banks: [
    ...(supplier.bank ? [accountOf('', supplier.bank)] : []),
    ...Object.entries(supplier.banks ?? {}).map(([currency, bank]) => accountOf(currency, bank)),
  ],
});

/** The other way; its own currency, and the demo's words in each language, are those of the settings. */
export const identityOf = (written: SupplierIdentity, { supplier: { currency, terms } }: Identity): Identity => {
  const bankOf = ({ currency: _, bank, accountName, ...account }: BankAccount): Bank => ({
    name: bank || null,
    accountName: accountName || written.name,
    sortCode: account.sortCode || null,
    accountNo: account.accountNo || null,
    iban: account.iban || null,
    bic: account.bic || null,
  });
  const others = written.banks.find((each) => each.currency === '');
  // The demo's terms are the demo's supplier's alone.
  const isDemo = terms === 'of-the-demo' && written.name === demoSupplier.name;
  return {
    supplier: {
      name: written.name || null,
      address: written.address || null,
      phone: written.phone || null,
      email: written.email || null,
      web: written.web || null,
      companyNo: written.companyNo || null,
      vatNo: written.vatNo || null,
      currency,
      terms: written.terms === '' ? (isDemo ? terms : null) : { text: written.terms },
      bank: others ? bankOf(others) : null,
      banks: Object.fromEntries(
        written.banks.flatMap((each) => (each.currency === '' ? [] : [[each.currency, bankOf(each)]])),
      ),
    },
    support: { email: written.supportEmail || null, phone: written.supportPhone || null },
  };
};
