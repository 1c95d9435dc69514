import { describe, expect, test } from 'vitest';
import { day } from '../../domain/calendar/day.ts';
import { emptyCheckout } from '../../domain/ordering/checkout-entry.ts';
import { skuOf } from '../../domain/ordering/sku.ts';
import { emptyEntry } from '../../domain/samples/sample-entry.ts';
import type { CheckoutDrafts } from '../../ports/checkout-drafts.ts';
import type { FormDrafts } from '../../ports/form-drafts.ts';
import type { QuickOrderDrafts } from '../../ports/quick-order-drafts.ts';
import type { SampleDrafts } from '../../ports/sample-drafts.ts';
import { pence } from '../money.ts';

/** The forms of one browser and its tab, and what forgets them. */
interface BrowsersForms {
  readonly forms: FormDrafts;
  readonly quickOrders: QuickOrderDrafts;
  readonly samples: SampleDrafts;
  readonly checkouts: CheckoutDrafts;
}

/** Over an empty store, opened again over the same one as after a reload, and over a store that is blocked. */
export interface FormDraftsFixture {
  readonly opened: () => BrowsersForms & { readonly reopened: () => BrowsersForms };
  readonly blocked: () => FormDrafts;
}

/** Laws of every `FormDrafts`. */
export const formDraftsContract = (name: string, { opened, blocked }: FormDraftsFixture): void => {
  const people = ['priya@northgate.example', 'sam@northgate.example'];
  const quickOrder = { version: 'v1', lines: [{ sku: skuOf('GLV-8841-L'), quantity: '12' }], pasted: '' };
  const sample = emptyEntry('k1', day('2026-11-20'));
  const checkout = { ...emptyCheckout, reference: 'PO-1' };
  const order = { addressId: 'a1', reference: 'PO-1', requestedOn: null, notes: '', storefront: '' };
  const sent = { idempotencyKey: 'k1', basketVersion: 3, totalIncVat: pence(1200), ...order };

  const begin = ({ quickOrders, samples, checkouts }: BrowsersForms): void => {
    for (const email of people) {
      quickOrders.keep(email, quickOrder);
      samples.keep(email, sample);
      checkouts.keep(email, checkout);
    }
  };
  const held = ({ quickOrders, samples, checkouts }: BrowsersForms): readonly unknown[] =>
    people.flatMap((email) => [quickOrders.find(email), samples.find(email), checkouts.find(email)]);
  const none = people.flatMap(() => [null, null, null]);

  describe(`${name} is a FormDrafts`, () => {
    test('forms of every kind and user go, also those of before a reload, and others can be begun', () => {
      const before = opened();
      begin(before);
      const browser = before.reopened();
      expect(held(browser)).toEqual(people.flatMap(() => [quickOrder, sample, checkout]));
      browser.forms.clear();
      for (const each of [before, browser, before.reopened()]) expect(held(each)).toEqual(none);
      begin(browser);
      expect(held(browser)).not.toContain(null);
    });

    test('an order that was sent is none, until it is a form again', () => {
      const { forms, checkouts, reopened } = opened();
      const [priya = '', sam = ''] = people;
      checkouts.keep(priya, checkout);
      checkouts.keep(priya, { ...checkout, sent });
      checkouts.keep(sam, checkout);
      forms.clear();
      for (const each of [checkouts, reopened().checkouts])
        expect([each.find(priya)?.sent, each.find(sam)]).toEqual([sent, null]);
      // It was refused.
      checkouts.keep(priya, checkout);
      forms.clear();
      for (const each of [checkouts, reopened().checkouts]) expect(each.find(priya)).toBeNull();
    });

    test('of a store that throws nothing throws (decisions §broken-storage)', () => {
      expect(() => blocked().clear()).not.toThrow();
    });
  });
};
