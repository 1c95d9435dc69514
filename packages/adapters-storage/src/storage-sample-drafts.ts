import { isSku } from '@connect/core/domain/ordering/sku';
import { isQuantity } from '@connect/core/domain/ordering/quantity';
import { isDay } from '@connect/core/domain/calendar/day';
import type { SampleEntry, SampleLine } from '@connect/core/domain/samples/sample-entry';
import type { SampleDrafts } from '@connect/core/ports/sample-drafts';
import type { SafeStore } from './safe-store.ts';
import { sampleDrafts } from './storage-form-drafts.ts';
import { flag, fromJson, list, orNull, shape, text } from './shape.ts';

const isEntry = shape<SampleEntry>({
  idempotencyKey: text,
  customerNo: orNull(text),
  addressId: orNull(text),
  elsewhere: flag,
  written: shape<SampleEntry['written']>({ name: text, address: text, address2: text, postCode: text }),
  lines: list(
    shape<SampleLine>({
      item: shape<SampleLine['item']>({ sku: isSku, title: text, brand: text, thumbnail: orNull(text), slug: text }),
      quantity: isQuantity,
    }),
  ),
  reason: text,
  followUpOn: orNull(isDay),
});

/** Sample orders not sent yet, as JSON under `sample-draft:{email}`. A corrupt one is none. */
export const createStorageSampleDrafts = (store: SafeStore): SampleDrafts => ({
  find: (email) => {
    const entry = fromJson(store.get(sampleDrafts + email));
    return isEntry(entry) ? entry : null;
  },
  keep: (email, entry) => store.set(sampleDrafts + email, JSON.stringify(entry)),
  forget: (email) => store.remove(sampleDrafts + email),
});
