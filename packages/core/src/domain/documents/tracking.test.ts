import { describe, expect, test } from 'vitest';

import { aShipment } from '../../testing/examples.ts';
import { reachedSteps, trackingMeans, trackingSteps, trackingTimeout } from './tracking.ts';

const nothing = { shippingAgentCode: null, trackingNumber: null };
const sentBy = (code: string) => aShipment({ agent: { code, name: code }, trackingNumber: 'T1' });

describe('a shipment', () => {
  test('by H&B gets the live tracking panel (specification §tracking-panels)', () => {
    expect(trackingMeans('order', nothing, sentBy('H&B'))).toEqual({ kind: 'live', trackingNumber: 'T1' });
    expect(trackingMeans('invoice', nothing, sentBy('H&B'))).toEqual({ kind: 'live', trackingNumber: 'T1' });
  });

  test("by DPD gets a link to the carrier's tracking search with the tracking number (specification §tracking-panels)", () => {
    expect(trackingMeans('order', nothing, sentBy('DPD'))).toEqual({ kind: 'dpd', trackingNumber: 'T1' });
  });

  test("by TFS shows a 'Contact Us' link on invoices (specification §tracking-panels), the text on orders (decisions §tracking-agents)", () => {
    expect(trackingMeans('invoice', nothing, sentBy('TFS'))).toEqual({ kind: 'contact-link', trackingNumber: 'T1' });
    expect(trackingMeans('order', nothing, sentBy('TFS'))).toEqual({ kind: 'contact-text' });
  });

  test('by another known agent gets a contact link (decisions §tracking-agents)', () => {
    expect(trackingMeans('order', nothing, sentBy('ROYALMAIL'))).toEqual({
      kind: 'contact-link',
      trackingNumber: 'T1',
    });
    expect(trackingMeans('order', nothing, sentBy('h&b'))).toEqual({ kind: 'contact-link', trackingNumber: 'T1' });
  });

  test('without agent gets the text (decisions §tracking-agents)', () => {
    expect(trackingMeans('invoice', nothing, aShipment({ agent: null }))).toEqual({ kind: 'contact-text' });
    expect(trackingMeans('invoice', nothing, sentBy(' '))).toEqual({ kind: 'contact-text' });
  });

  test.each(['H&B', 'DPD', 'TFS', 'OWN'])('by %s without number gets the text (decisions §tracking-agents)', (code) => {
    const shipment = aShipment({ agent: { code, name: code }, trackingNumber: ' ' });
    expect(trackingMeans('invoice', nothing, shipment)).toEqual({ kind: 'contact-text' });
  });
});

describe("the tracking agent is the shipment's, else the document's (decisions §tracking-agents):", () => {
  const document = { shippingAgentCode: 'DPD', trackingNumber: 'D1' };

  test("the shipment's own wins", () => {
    expect(trackingMeans('order', document, sentBy('H&B'))).toEqual({ kind: 'live', trackingNumber: 'T1' });
  });

  test("a shipment without either has the document's", () => {
    const shipment = aShipment({ agent: null, trackingNumber: null });
    expect(trackingMeans('order', document, shipment)).toEqual({ kind: 'dpd', trackingNumber: 'D1' });
    expect(trackingMeans('order', document, null)).toEqual({ kind: 'dpd', trackingNumber: 'D1' });
  });

  test('blanks around what the document says do not count', () => {
    const spaced = { shippingAgentCode: ' DPD ', trackingNumber: ' D1 ' };
    expect(trackingMeans('order', spaced, null)).toEqual({ kind: 'dpd', trackingNumber: 'D1' });
    const shipment = aShipment({ agent: { code: ' DPD', name: 'DPD' }, trackingNumber: ' T1 ' });
    expect(trackingMeans('order', spaced, shipment)).toEqual({ kind: 'dpd', trackingNumber: 'T1' });
  });

  test("the document's number is that of a shipment by the same agent", () => {
    const shipment = aShipment({ agent: { code: 'DPD', name: 'DPD' }, trackingNumber: null });
    expect(trackingMeans('order', document, shipment)).toEqual({ kind: 'dpd', trackingNumber: 'D1' });
  });

  test("the number that another agent gave the document is not the shipment's", () => {
    const shipment = aShipment({ agent: { code: 'H&B', name: 'H&B' }, trackingNumber: null });
    expect(trackingMeans('order', document, shipment)).toEqual({ kind: 'contact-text' });
  });
});

test('the tracking time-out is 30000 ms (specification §tracking-time-out)', () => {
  expect(trackingTimeout).toBe(30_000);
});

describe('the steps of a parcel', () => {
  test.each(trackingSteps)('%s has reached itself and all before it', (statusLabel) => {
    expect(reachedSteps({ status: '', statusLabel })).toBe(trackingSteps.indexOf(statusLabel) + 1);
  });

  test("the carrier's state counts in whatever spelling, before its label", () => {
    expect(reachedSteps({ status: 'out_for_delivery', statusLabel: 'Booked' })).toBe(3);
    expect(reachedSteps({ status: 'OUT-FOR-DELIVERY', statusLabel: '' })).toBe(3);
    expect(reachedSteps({ status: '', statusLabel: 'Out for delivery.' })).toBe(3);
  });

  test('a state that is no step draws none', () => {
    expect(reachedSteps({ status: 'failed_attempt', statusLabel: 'Nobody was in' })).toBeNull();
  });
});
