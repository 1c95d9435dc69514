import type { Activity } from '@connect/core/domain/access/company-user';
import { ok, refused } from '@connect/core/domain/result';
import type { CompanyUsers } from '@connect/core/ports/company-users';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { AccountProvider } from '../../account-services.ts';
import type { AccountServices } from '../../account-services.ts';
import { useActivity } from './use-activity.ts';

afterEach(cleanup);

type Page = Awaited<ReturnType<CompanyUsers['activity']>>;

const entry = (subject: string): Activity => ({
  at: '2026-11-18T10:00:00Z',
  kind: 'renamed',
  actor: 'Priya Nair',
  subject,
  added: [],
  removed: [],
  spendLimit: null,
});
const page = (subject: string, next: string | null): Page => ok({ entries: [entry(subject)], next });

/** The log over a server that answers what it is told to; a page is a promise where it comes late. */
const rig = (answer: (before: string | null) => Page | Promise<Page>) => {
  // What else there is the log does not use.
  const listUserActivity: AccountServices['listUserActivity'] = async ({ before }) => answer(before);
  const account = { listUserActivity } as AccountServices;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AccountProvider value={account}>{children}</AccountProvider>
  );
  const { result } = renderHook(() => useActivity(null), { wrapper });
  return {
    log: () => result.current,
    subjects: () => result.current.entries?.map(({ subject }) => subject),
  };
};

test('pages follow one another until there is none', async () => {
  const { log, subjects } = rig((before) => (before === null ? page('first', '1') : page(`after ${before}`, null)));
  await waitFor(() => expect(subjects()).toEqual(['first']));
  act(() => log().more?.());
  await waitFor(() => expect(subjects()).toEqual(['first', 'after 1']));
  expect(log().more).toBeNull();
});

test('a page that did not come can be asked for again, and what is there stays', async () => {
  let fails = true;
  const { log, subjects } = rig((before) => {
    if (before === null) return page('first', '1');
    return fails ? refused({ failure: 'unavailable', message: null }) : page('second', null);
  });
  await waitFor(() => expect(subjects()).toEqual(['first']));
  act(() => log().more?.());
  await waitFor(() => expect(log().moreFailed).toBe(true));
  expect(subjects()).toEqual(['first']);
  fails = false;
  act(() => log().more?.());
  await waitFor(() => expect(subjects()).toEqual(['first', 'second']));
  expect(log().moreFailed).toBe(false);
});

test('a log that is loaded anew begins at its first page; a page of the old one that comes late is dropped', async () => {
  let loads = 0;
  let giveLate: (answer: Page) => void = () => undefined;
  const { log, subjects } = rig((before) => {
    if (before !== null) return new Promise((resolve) => (giveLate = resolve));
    loads += 1;
    return page(`load ${loads}`, '1');
  });
  await waitFor(() => expect(subjects()).toEqual(['load 1']));
  act(() => log().more?.());
  await waitFor(() => expect(log().loadingMore).toBe(true));
  act(() => log().reload());
  await waitFor(() => expect(subjects()).toEqual(['load 2']));
  await act(async () => giveLate(page('late', null)));
  expect(subjects()).toEqual(['load 2']);
  expect(log().loadingMore).toBe(false);
});
