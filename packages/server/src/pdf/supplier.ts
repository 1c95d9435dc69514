/** The supplier that issues the demo's documents. Nobody's: the phone is in the range kept for fiction. */
export const supplier = {
  name: 'Connect Safety Supplies Ltd',
  address: ['Unit 4, Chevron Works', 'Example Way', 'Leeds', 'LS0 0XX', 'United Kingdom'],
  phone: '01632 960147',
  email: 'accounts@connect.example',
  web: 'connect.example',
  companyNo: '00000000',
  vatNo: 'GB 000 0000 00',
  /** The currency it keeps its books in, ISO 4217 (decisions §cleared-currency). */
  currency: 'GBP',
  bank: {
    name: 'Example Bank plc',
    accountName: 'Connect Safety Supplies Ltd',
    sortCode: '00-00-00',
    accountNo: '00000000',
    iban: 'GB00 EXMP 0000 0000 0000 00',
    bic: 'EXMPGB00',
  },
} as const;
