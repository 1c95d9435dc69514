import { ok, refused } from '@connect/core/domain/result';
import type { FinishStaffLogin } from '@connect/core/use-cases/session/staff-login';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { StaffLoginScreen } from './staff-login-screen.tsx';

afterEach(cleanup);

const alertText = 'Something has gone terribly wrong. Please try again later.';

/** Shows the page as React does while developing, where it begins every effect twice. */
const show = (
  finishStaffLogin: FinishStaffLogin,
  first: Parameters<FinishStaffLogin>[0] = { state: 'its', code: 'abc' },
) => {
  const calls: unknown[] = [];
  const services = {
    ...fakeServices(),
    finishStaffLogin: (answer: Parameters<FinishStaffLogin>[0]) => {
      calls.push(['asked', answer]);
      return finishStaffLogin(answer);
    },
  };
  const page = (answer: Parameters<FinishStaffLogin>[0]) => (
    <StrictMode>
      <ServicesProvider value={services}>
        <StaffLoginScreen
          answer={answer}
          onTaken={() => calls.push('taken')}
          onSignedIn={(returnTo) => calls.push(['signed in', returnTo])}
        />
      </ServicesProvider>
    </StrictMode>
  );
  const { rerender } = render(page(first));
  return { calls, addressReplaced: () => rerender(page({})) };
};
const never = new Promise<never>(() => undefined);

describe('the page staff come back to (specification §staff-sign-in)', () => {
  test('says what it does while it asks', () => {
    show(() => never);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We're authenticating you...");
    expect(document.body.textContent).toContain("Give us a few moments. You'll be taken to your dashboard soon.");
  });

  test('takes the answer out of the address and asks once, though the address then says nothing', async () => {
    const { calls, addressReplaced } = show(async () => ok({ returnTo: '/connect/reports' }));
    addressReplaced();
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls).toEqual([['asked', { state: 'its', code: 'abc' }], 'taken', ['signed in', '/connect/reports']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('of a one-time link that is good no more says so, and where to go on', async () => {
    const { addressReplaced } = show(async () => refused('failed'), { link: 'secret' });
    addressReplaced();
    expect(await screen.findByText(/This link has expired or been used/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/connect/login');
  });

  test('says to whom their provider knows that they are no staff here, and whom to ask', async () => {
    show(async () => refused('not-staff'), { state: 'its', error: 'unknown_user' });
    expect(
      await screen.findByText('Your account isn’t a staff account here. Please ask an administrator of this portal.'),
    ).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/connect/login');
  });

  test('says in an alert that it did not work; after it a link leads back to login (specification §staff-sign-in, decisions §staff-state)', async () => {
    show(async () => refused('failed'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(alertText);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/connect/login');
  });
});
