import { day, parseDay } from '@connect/core/domain/calendar/day';
import { paymentDue } from '@connect/core/domain/account/payment-due';
import type { PaymentDue } from '@connect/core/domain/account/payment-due';
import { ok } from '@connect/core/domain/result';
import type { Money } from '@connect/core/domain/money/money';
import type { Result } from '@connect/core/domain/result';
import { pence } from '@connect/core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { PaymentCard } from './payment-card.tsx';

afterEach(cleanup);

const today = day('2026-11-20');

const show = (
  first: Promise<Result<PaymentDue | null, never>>,
  { owedUndated = false, overdue = null as Money | null } = {},
) =>
  render(
    <ServicesProvider value={fakeServices()}>
      <PaymentCard load={() => first} owedUndated={owedUndated} overdue={overdue} />
    </ServicesProvider>,
  );

/** How much of its ring the days chart fills, in percent. */
const filled = (): number => {
  const arc = document.querySelector('circle[stroke-dasharray]');
  if (arc === null) return 0;
  const length = Number(arc.getAttribute('stroke-dasharray'));
  return (1 - Number(arc.getAttribute('stroke-dashoffset')) / length) * 100;
};

describe('Payment due with a circular days chart (specification §payment-due)', () => {
  test.each([
    ['2026-12-02', 'Payment Due in', 'Please make payment in 12 days', (100 / 31) * 12],
    ['2027-02-20', 'Payment Due in', 'Please make payment in 92 days', 100],
    ['2026-11-11', 'Payment Overdue', 'Payment Overdue by 9 days', 100],
    ['2026-11-20', 'Payment Due', 'Today', 0],
    [null, 'No pending payments', '', 0],
  ])('due %s: %s, %s', async (dueDate, heading, label, percent) => {
    show(Promise.resolve(ok(paymentDue(parseDay(dueDate), today))));
    const card = await screen.findByRole('region', { name: heading, busy: false });
    expect(card.textContent).toContain(label);
    expect(filled()).toBeCloseTo(percent, 5);
  });

  test('a spinner until loaded (specification §payment-due)', () => {
    show(new Promise(() => undefined));
    expect(screen.getByText('Loading')).toBeDefined();
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  });

  test('nothing due, and a balance as the supplier’s accounts have it: not that there is nothing to pay', async () => {
    show(Promise.resolve(ok(paymentDue(null, today))), { owedUndated: true });
    expect(await screen.findByText('The balance comes from our accounts, without due dates.')).toBeDefined();
    expect(screen.queryByText('No pending payments')).toBeNull();
    expect(screen.queryByText('Nothing to pay')).toBeNull();
  });

  test('what is overdue beside it, with the way to all invoices; nothing where nothing is', async () => {
    show(Promise.resolve(ok(paymentDue(day('2026-12-02'), today))), { overdue: pence(1234_50) });
    const link = await screen.findByRole('link', { name: 'Overdue: £1,234.50' });
    expect(link.getAttribute('href')).toBe('/connect/orders?show=invoices&from=1994-01-01&to=2026-11-20');
    cleanup();
    show(Promise.resolve(ok(paymentDue(day('2026-12-02'), today))));
    await screen.findByText(/Please make payment in/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('nothing due beside what is overdue: not that there is nothing to pay', async () => {
    show(Promise.resolve(ok(paymentDue(null, today))), { overdue: pence(1234_50) });
    expect(await screen.findByRole('heading', { name: 'No pending payments' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Overdue: £1,234.50' })).toBeDefined();
    expect(screen.queryByText('Nothing to pay')).toBeNull();
  });

  test('without View Invoices a dash: no spinner that does not end, no "No pending payments" (decisions §figures-withheld)', async () => {
    show(Promise.resolve(ok(null)));
    expect((await screen.findAllByText('—')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.queryByText('No pending payments')).toBeNull();
  });
});
