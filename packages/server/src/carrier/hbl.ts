import { toDateTime, toDay } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import type { Tracking } from '@connect/core/domain/documents/tracking';
import { DateTime } from 'luxon';
import type { Parcel } from '../documents/application/document-repository.ts';

/** What the H&B carrier says of a parcel, in the order that it happens. */
export const parcelStates = [
  { status: 'booked', statusLabel: 'Booked' },
  { status: 'collected', statusLabel: 'Collected' },
  { status: 'out_for_delivery', statusLabel: 'Out for delivery' },
  { status: 'delivered', statusLabel: 'Delivered' },
] as const;

/** The carrier's depots keep British time. */
const zone = 'Europe/London';

const nextWorkingDay = (day: Day): Day => {
  const next = toDateTime(day).plus({ days: 1 });
  return next.isWeekend ? nextWorkingDay(toDay(next)) : toDay(next);
};

const deliveryDay = ({ shippedOn, service }: Parcel): Day =>
  /^two day/i.test(service.trim()) ? nextWorkingDay(nextWorkingDay(shippedOn)) : nextWorkingDay(shippedOn);

/** Minutes after midnight that the round reaches a postcode: the same every day, before noon where that is promised. */
const minuteOfArrival = ({ service, postcode }: Parcel): number => {
  const stop = Array.from(postcode, (character) => character.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 9973,
    7,
  );
  return /pre-12/i.test(service) ? 9 * 60 + (stop % 170) : 10 * 60 + (stop % 420);
};

const at = (day: Day, minutes: number): number =>
  DateTime.fromISO(day, { zone })
    .set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
    .toMillis();

/**
 * Where a parcel is at a moment (specification §tracking-record, §carrier-feed): booked until it is collected on the day it ships, out from half past
 * seven on the day of delivery, and delivered on its round. The delivery date is the first working day after shipping,
 * the second for `Two day`.
 */
export const trackParcel = (parcel: Parcel, now: Date): Tracking => {
  const deliveryDate = deliveryDay(parcel);
  const starts = [
    -Infinity,
    at(parcel.shippedOn, 17 * 60),
    at(deliveryDate, 7 * 60 + 30),
    at(deliveryDate, minuteOfArrival(parcel)),
  ];
  const state = parcelStates.findLast((_, index) => (starts[index] ?? Infinity) <= now.getTime()) ?? parcelStates[0];
  // A shipment without one of these has an empty text, of which the feed knows nothing.
  return { ...state, deliveryDate, service: parcel.service || null, deliveryPostcode: parcel.postcode || null };
};
