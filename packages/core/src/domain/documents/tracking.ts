import type { DocumentKind, Shipment } from './document.ts';
import type { Day } from '../calendar/day.ts';

/** How a shipment can be followed (specification §tracking-panels): each kind is one panel. */
export type TrackingMeans =
  | { readonly kind: 'live'; readonly trackingNumber: string }
  | { readonly kind: 'dpd'; readonly trackingNumber: string }
  | { readonly kind: 'contact-link'; readonly trackingNumber: string }
  | { readonly kind: 'contact-text' };

/** After this long without data the tracking panel says so, in milliseconds (specification §tracking-time-out). */
export const trackingTimeout = 30_000;

/**
 * Which panel a shipment gets (specification §tracking-panels, decisions §tracking-agents). Agent and number are the shipment's own, else the document's; but the
 * number that another agent gave the document is not this one's. TFS shows a contact link on invoices only; without an
 * agent or a number there is just the text.
 */
export const trackingMeans = (
  kind: DocumentKind,
  document: { readonly shippingAgentCode: string | null; readonly trackingNumber: string | null },
  shipment: Pick<Shipment, 'agent' | 'trackingNumber'> | null,
): TrackingMeans => {
  const documentAgent = document.shippingAgentCode?.trim();
  const agent = shipment?.agent?.code.trim() || documentAgent;
  const documentNumber = !documentAgent || documentAgent === agent ? document.trackingNumber?.trim() : '';
  const trackingNumber = shipment?.trackingNumber?.trim() || documentNumber;
  if (!agent || !trackingNumber) return { kind: 'contact-text' };
  if (agent === 'H&B') return { kind: 'live', trackingNumber };
  if (agent === 'DPD') return { kind: 'dpd', trackingNumber };
  return agent === 'TFS' && kind === 'order' ? { kind: 'contact-text' } : { kind: 'contact-link', trackingNumber };
};

/** What the carrier says of a parcel (specification §tracking-record). */
export interface Tracking {
  readonly status: string;
  readonly statusLabel: string;
  readonly deliveryDate: Day | null;
  readonly service: string | null;
  readonly deliveryPostcode: string | null;
}

/** The way of a parcel as the live panel draws it, in order. */
export const trackingSteps = ['booked', 'collected', 'out-for-delivery', 'delivered'] as const;
export type TrackingStep = (typeof trackingSteps)[number];

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/**
 * How many of the steps a parcel has reached, by the carrier's state or its label in whatever spelling. Null for a state
 * that is no step, such as a failed attempt: then no steps are drawn.
 */
export const reachedSteps = ({ status, statusLabel }: Pick<Tracking, 'status' | 'statusLabel'>): number | null => {
  const reached = [status, statusLabel]
    .map((state) => trackingSteps.findIndex((step) => letters(step) === letters(state)) + 1)
    .find((count) => count > 0);
  return reached ?? null;
};
