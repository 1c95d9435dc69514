import { asTracking, Tracking, trackingOf } from '@connect/contract/documents';
import { addDays, day, daysBetween } from '@connect/core/domain/calendar/day';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parcelStates, trackParcel } from './hbl.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('1990-01-01'), count));
const parcel = fc.record({
  shippedOn: days,
  service: fc.oneof(fc.constantFrom('', 'Next day pre-12', 'Next day', 'Two day'), fc.string()),
  postcode: fc.oneof(fc.constantFrom('', 'LS9 7DN', 'HU1 1AA'), fc.string()),
});
const moment = fc.date({ min: new Date('1989-12-01'), max: new Date('2046-01-01'), noInvalidDate: true });
const stage = (status: string): number => parcelStates.findIndex((state) => state.status === status);
const friday = { shippedOn: day('2026-11-20'), service: 'Next day pre-12', postcode: 'LS9 7DN' };

describe('the H&B feed', () => {
  it('goes from booked over collected and out for delivery to delivered', () => {
    const labels = ['2026-11-20T09:00Z', '2026-11-20T17:00Z', '2026-11-23T07:30Z', '2026-11-23T12:00Z'].map(
      (now) => trackParcel(friday, new Date(now)).statusLabel,
    );
    expect(labels).toEqual(['Booked', 'Collected', 'Out for delivery', 'Delivered']);
  });

  it('delivers on the next working day, a day later with the two day service', () => {
    const deliveryDate = (service: string, shippedOn: string) =>
      trackParcel({ ...friday, service, shippedOn: day(shippedOn) }, new Date(0)).deliveryDate;
    expect(deliveryDate('Next day', '2026-11-18')).toBe('2026-11-19');
    expect(deliveryDate('Next day pre-12', '2026-11-20')).toBe('2026-11-23');
    expect(deliveryDate('Two day', '2026-11-20')).toBe('2026-11-24');
  });

  it('keeps the promise of pre-12', () => {
    fc.assert(
      fc.property(days, fc.string(), (shippedOn, postcode) => {
        const sent = { shippedOn, service: 'Next day pre-12', postcode };
        const { deliveryDate } = trackParcel(sent, new Date(0));
        expect(trackParcel(sent, new Date(`${deliveryDate}T12:00:00Z`)).status).toBe('delivered');
      }),
    );
  });

  it('the state never goes back as time goes on', () => {
    fc.assert(
      fc.property(parcel, moment, moment, (sent, one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        expect(stage(trackParcel(sent, earlier).status)).toBeLessThanOrEqual(stage(trackParcel(sent, later).status));
      }),
    );
  });

  it('every state is passed through, in order', () => {
    fc.assert(
      fc.property(parcel, (sent) => {
        const start = new Date(`${sent.shippedOn}T00:00:00Z`).getTime();
        const seen = Array.from(
          { length: 6 * 24 },
          (_, hour) => trackParcel(sent, new Date(start + hour * 3_600_000)).status,
        );
        expect([...new Set(seen)]).toEqual(parcelStates.map(({ status }) => status));
      }),
      { numRuns: 8 },
    );
  });

  it('the delivery date is after shipping, within five days, never on a weekend, and does not move', () => {
    fc.assert(
      fc.property(parcel, moment, moment, (sent, one, other) => {
        const { deliveryDate } = trackParcel(sent, one);
        expect(trackParcel(sent, other).deliveryDate).toBe(deliveryDate);
        expect([0, 6]).not.toContain(new Date(`${deliveryDate}T00:00:00Z`).getUTCDay());
        const days = daysBetween(sent.shippedOn, deliveryDate ?? sent.shippedOn);
        expect(days > 0 && days <= 5).toBe(true);
      }),
    );
  });

  it('every parcel is delivered in the end', () => {
    fc.assert(
      fc.property(parcel, (sent) => {
        expect(trackParcel(sent, new Date(`${addDays(sent.shippedOn, 6)}T00:00:00Z`)).status).toBe('delivered');
      }),
    );
  });

  it('any parcel at any moment gets an answer of the contract', () => {
    fc.assert(
      fc.property(parcel, fc.date(), (sent, now) => {
        const tracking = trackParcel(sent, now);
        expect(tracking.deliveryPostcode ?? '').toBe(sent.postcode);
        expect(trackingOf(parse(Tracking, asTracking(tracking)))).toEqual(tracking);
      }),
    );
  });
});
