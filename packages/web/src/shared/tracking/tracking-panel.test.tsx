import { orderNoOf, type OrderNo } from '@connect/core/domain/documents/number';
import { aTracking, aUser } from '@connect/core/testing';
import type { TrackingMeans } from '@connect/core/domain/documents/tracking';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { TrackingPanel } from './tracking-panel.tsx';

afterEach(cleanup);

const contactText = 'Please contact us for tracking information.';

interface Place {
  readonly roles?: readonly string[];
  readonly orderNumber?: OrderNo | null;
}

const show = (means: TrackingMeans, { roles = ['customer'], orderNumber = orderNoOf('SO-1') }: Place = {}) => {
  const asked: string[][] = [];
  const services = {
    ...fakeServices({ user: aUser({ roles }) }),
    trackParcel: async (...numbers: string[]) => {
      asked.push(numbers);
      return aTracking();
    },
  };
  render(
    <ServicesProvider value={services}>
      <TrackingPanel means={means} orderNumber={orderNumber} documentNo="SI-9" />
    </ServicesProvider>,
  );
  return asked;
};

describe('one panel per carrier type (specification §tracking-panels)', () => {
  test('live: fields Shipment Status, Delivery Date, Service and Delivery Postcode, asked by parcel and order', async () => {
    const asked = show({ kind: 'live', trackingNumber: 'HB1' });
    expect(await screen.findByText('On its way')).toBeDefined();
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(['Shipment Status', 'Delivery Date', 'Service', 'Delivery Postcode']);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['On its way', '20 Nov 2026', 'Next day', 'LS1 4AB']);
    expect(asked).toEqual([['HB1', 'SO-1']]);
  });

  test('live without an order: the text, for the feed cannot be asked', () => {
    expect(show({ kind: 'live', trackingNumber: 'HB1' }, { orderNumber: null })).toEqual([]);
    expect(document.body.textContent).toBe(contactText);
  });

  test("DPD: a link to the carrier's tracking search with the tracking number, and instruction text", () => {
    show({ kind: 'dpd', trackingNumber: '1550' });
    const link = screen.getByRole('link', { name: /opens in a new tab/ });
    expect(link.getAttribute('href')).toBe('https://track.dpd.example/search?reference=1550');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(screen.getByText('Enter this tracking number on the DPD site.')).toBeDefined();
  });

  test("TFS and other agents: a 'Contact Us' link to /connect/contact, the tracking fallback link, with the order it is about", () => {
    show({ kind: 'contact-link', trackingNumber: '1Z9' });
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/connect/contact?order=SO-1');
    expect(screen.getByText('1Z9')).toBeDefined();
  });

  test('the text in place of the link for those who may not open it (decisions §open-help)', () => {
    show({ kind: 'contact-link', trackingNumber: '1Z9' }, { roles: ['account_manager'] });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(contactText)).toBeDefined();
  });

  test(`missing agents: '${contactText}'`, () => {
    show({ kind: 'contact-text' });
    expect(document.body.textContent).toBe(contactText);
  });
});
