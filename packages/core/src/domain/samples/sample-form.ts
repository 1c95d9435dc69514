import type { CustomerNo } from '../account/customer-no.ts';
import type { Day } from '../calendar/day.ts';
import { maxSampleLines, maxSampleQuantity, type SampleOrderForm } from './sample-order.ts';
import type { Sku } from '../ordering/sku.ts';

type ShipTo = SampleOrderForm['shipTo'];
/** A line whose quantity is still to be looked at. */
interface Line {
  readonly sku: Sku;
  readonly quantity: number;
}

/** A sample order while it is filled in: no customer is chosen yet, or one who may be blocked. */
export interface SampleDraft extends Pick<SampleOrderForm, 'shipTo' | 'reason' | 'followUpOn'> {
  readonly lines: readonly Line[];
  readonly customer: { readonly no: CustomerNo; readonly isBlocked: boolean } | null;
}

/** What keeps a draft from being sent, field by field in the order of the form (specification §sample-form). */
export type SampleFormProblem =
  | { readonly field: 'customer'; readonly problem: 'required' | 'blocked' }
  | { readonly field: 'shipTo'; readonly part: keyof ShipTo; readonly problem: 'required' | 'too-long' }
  | { readonly field: 'lines'; readonly problem: 'required' | 'too-many' }
  /** The quantity of one item, in all its lines, is no whole number from 1 to `maxSampleQuantity`. */
  | { readonly field: 'lines'; readonly sku: Sku; readonly problem: 'wrong-quantity' }
  | { readonly field: 'reason'; readonly problem: 'required' | 'too-long' }
  | { readonly field: 'followUpOn'; readonly problem: 'in-the-past' };

/** The longest texts that are taken, in characters. */
export const maxShipToLengths: Readonly<Record<keyof ShipTo, number>> = {
  name: 100,
  address: 100,
  address2: 100,
  postCode: 20,
};
export const maxReasonLength = 500;

const shipToParts = ['name', 'address', 'address2', 'postCode'] as const satisfies readonly (keyof ShipTo)[];

/** Lines of the same item become one, in the place of the first, with the quantities of all. */
export const mergeSampleLines = (lines: readonly Line[]): Line[] => {
  const quantities = new Map<Sku, number>();
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
};

const customerProblems = ({ customer }: SampleDraft): SampleFormProblem[] => {
  if (!customer) return [{ field: 'customer', problem: 'required' }];
  return customer.isBlocked ? [{ field: 'customer', problem: 'blocked' }] : [];
};

const shipToProblems = ({ shipTo }: SampleDraft): SampleFormProblem[] =>
  shipToParts.flatMap((part): SampleFormProblem[] => {
    const { length } = shipTo[part].trim();
    if (length > maxShipToLengths[part]) return [{ field: 'shipTo', part, problem: 'too-long' }];
    // Many an address has no second line.
    return length === 0 && part !== 'address2' ? [{ field: 'shipTo', part, problem: 'required' }] : [];
  });

const isCount = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1;

const lineProblems = ({ lines }: SampleDraft): SampleFormProblem[] => {
  if (lines.length === 0) return [{ field: 'lines', problem: 'required' }];
  const wrong = mergeSampleLines(lines).filter(
    ({ sku, quantity }) =>
      quantity > maxSampleQuantity || lines.some((line) => line.sku === sku && !isCount(line.quantity)),
  );
  return [
    ...(lines.length > maxSampleLines ? [{ field: 'lines', problem: 'too-many' } as const] : []),
    ...wrong.map(({ sku }) => ({ field: 'lines', sku, problem: 'wrong-quantity' }) as const),
  ];
};

const reasonProblems = ({ reason }: SampleDraft): SampleFormProblem[] => {
  const { length } = reason.trim();
  if (length === 0) return [{ field: 'reason', problem: 'required' }];
  return length > maxReasonLength ? [{ field: 'reason', problem: 'too-long' }] : [];
};

/** Everything that keeps a draft from being sent; empty when it can be. A follow-up may be today, but not before. */
export const sampleFormProblems = (draft: SampleDraft, today: Day): SampleFormProblem[] => [
  ...customerProblems(draft),
  ...shipToProblems(draft),
  ...lineProblems(draft),
  ...reasonProblems(draft),
  ...(draft.followUpOn !== null && draft.followUpOn < today
    ? [{ field: 'followUpOn', problem: 'in-the-past' } as const]
    : []),
];
