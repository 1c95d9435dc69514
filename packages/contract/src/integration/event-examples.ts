import { eventKinds, type EventKind } from './events.ts';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });
const order = { orderNo: 'SO-204918', customerNo: 'C10482' };
const shipTo = {
  name: 'Northgate Site Supplies',
  address: '14 Canal Road',
  address2: 'Unit 3, Leeds',
  postCode: 'LS1 4AB',
};
const product = { sku: 'GLV-8841', region: 'UK', level: 'first', by: 'Brook Bennett' } as const;
const user = {
  customerNo: 'C10482',
  email: 'sam@northgate.example',
  firstName: 'Sam',
  lastName: 'Okafor',
  active: true,
  permissions: ['View Orders', 'Place Orders'],
  spendLimit: gbp(250_000),
};

/** Data of an event of each kind; the test of the documentation holds them to their schemas. */
export const eventExamples = {
  'order.placed': {
    ...order,
    reference: 'PO 9931',
    placedBy: { name: 'Priya Shah', email: 'priya@northgate.example' },
    date: '2026-11-20',
    requestedOn: '2026-11-24',
    notes: 'Deliver to the rear gate.',
    waitsFor: ['over-limit'],
    shipTo: { ...shipTo, address2: 'Unit 3', city: 'Leeds', county: 'West Yorkshire', country: 'GB' },
    lines: [{ sku: 'GLV-8841-L', title: 'Nitrile grip gloves, L', quantity: 120, unitPrice: gbp(184.5) }],
    totalExVat: gbp(22_140),
    totalIncVat: gbp(26_568),
  },
  'order.approved': { ...order, by: 'Priya Shah', approved: ['over-limit'], waitsFor: [], reason: '' },
  'order.rejected': { ...order, by: 'Morgan Reed', reason: 'Ordered twice' },
  'order.withdrawn': order,
  'credit.reserved': { ...order, amount: gbp(26_568) },
  'user.invited': {
    customerNo: 'C10482',
    email: 'sam@northgate.example',
    permissions: ['View Orders'],
    spendLimit: null,
    by: 'Priya Shah',
  },
  'user.invitation_revoked': { customerNo: 'C10482', email: 'sam@northgate.example', by: 'Priya Shah' },
  'user.registered': user,
  'user.changed': { ...user, by: 'Priya Shah' },
  'sample.created': {
    ...order,
    sampleNo: 'SR-001024',
    orderedBy: { name: 'Morgan Reed', email: 'morgan@connect.example' },
    date: '2026-11-20',
    reason: 'Trial on the new site',
    followUpOn: '2026-12-04',
    shipTo,
    lines: [{ sku: 'GLV-8841-L', title: 'Nitrile grip gloves, L', quantity: 2 }],
  },
  'product.signed_off': product,
  'product.sign_off_undone': product,
  'contact.received': {
    reference: 'CT-7F3K9Q',
    customerNo: 'C10482',
    subject: 'order',
    documentNo: 'SO-204918',
    message: 'Please send it a day later.',
    from: { name: 'Priya Shah', email: 'priya@northgate.example' },
  },
  'basket.prepared': { ...order, by: 'Morgan Reed' },
  'import.finished': {
    runId: '0f0c8f2a-2b1e-4c7e-9d0a-6f5c3f1e7a10',
    kind: 'orders',
    by: 'Back office',
    lines: 120,
    accepted: 4,
    unchanged: 115,
    refused: 1,
    waiting: 0,
    removed: 0,
  },
} as const;

/** Such an event as it goes out. */
export const exampleOf = (type: EventKind) => {
  const { version, key } = eventKinds[type];
  const data = eventExamples[type];
  return {
    id: '9d0b6b6e-5f0a-4a63-9a6e-0a1f8d1f4c55',
    type,
    version,
    timestamp: '2026-11-20T10:00:00.000Z',
    key: String(Reflect.get(data, key)),
    data,
  };
};
