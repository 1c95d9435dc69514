import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import {
  emptyEntry,
  findLine,
  isStarted,
  withCustomer,
  withLineRestored,
  withoutLine,
} from '@connect/core/domain/samples/sample-entry';
import type { RemovedLine, SampleEntry } from '@connect/core/domain/samples/sample-entry';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { useState } from 'react';

import { useServices, useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';

interface FormState {
  readonly entry: SampleEntry;
  /** Whether what is in the form was kept from an earlier visit. */
  readonly kept: boolean;
  /** The line that was taken out last, as long as it can be put back. */
  readonly removed: RemovedLine | null;
  /** What was in the form before it was begun again, as long as it can be brought back. */
  readonly replaced: SampleEntry | null;
}

export interface SampleEntryForm extends FormState {
  readonly change: (part: Partial<Omit<SampleEntry, 'idempotencyKey' | 'customerNo'>>) => void;
  readonly chooseCustomer: (customerNo: CustomerNo | null) => void;
  readonly removeLine: (sku: Sku) => void;
  readonly restoreLine: () => void;
  /** Puts another form in place of this one, an empty one unless it is given. */
  readonly startAgain: (entry?: SampleEntry) => void;
  readonly restoreEntry: () => void;
  /** It was sent: nothing of it is kept. */
  readonly forget: () => void;
}

/** The sample order in the form. It is kept in the browser with every change, so that a reload loses nothing. */
export const useSampleEntry = (customerNo: CustomerNo | null): SampleEntryForm => {
  const { clock } = useServices();
  const { keepSampleOrder } = useStaff();
  const kept = keepSampleOrder(useSession().user.email);
  const fresh = (): SampleEntry => emptyEntry(crypto.randomUUID(), clock.today());
  const [state, setState] = useState<FormState>(() => {
    const found = kept.find();
    const entry = found ?? fresh();
    return {
      entry: customerNo === null ? entry : withCustomer(entry, customerNo),
      kept: found !== null && isStarted(found),
      removed: null,
      replaced: null,
    };
  });
  const { entry, removed, replaced } = state;

  const save = (next: FormState): void => {
    setState(next);
    kept.keep(next.entry);
  };
  /** Another order from here on, with a key of its own. */
  const change = (part: Partial<SampleEntry>, taken = removed): void => {
    const changed = { ...entry, ...part, idempotencyKey: crypto.randomUUID() };
    // What is there, or there again, cannot be put back.
    const lost = taken && !findLine(changed.lines, taken.line.item.sku) ? taken : null;
    save({ ...state, entry: changed, removed: lost });
  };
  return {
    ...state,
    change,
    chooseCustomer: (no) => change(withCustomer(entry, no)),
    removeLine: (sku) => change({ lines: withoutLine(entry.lines, sku) }, findLine(entry.lines, sku)),
    restoreLine: () => removed && change({ lines: withLineRestored(entry.lines, removed) }),
    startAgain: (other = fresh()) =>
      save({ entry: other, kept: false, removed: null, replaced: isStarted(entry) ? entry : null }),
    restoreEntry: () => replaced && save({ entry: replaced, kept: false, removed: null, replaced: null }),
    forget: kept.forget,
  };
};
