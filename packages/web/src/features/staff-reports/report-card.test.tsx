import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { ReportCard } from './report-card.tsx';

afterEach(cleanup);

const answer = (fields: Partial<Query<readonly string[]>>): Query<readonly string[]> => ({
  state: 'loaded',
  value: null,
  loading: false,
  failure: null,
  reload: () => undefined,
  set: () => undefined,
  ...fields,
});

/** A card over a report of names. */
const show = (given: Partial<Query<readonly string[]>>) => {
  const saveText = vi.fn();
  render(
    <ServicesProvider value={{ ...fakeServices(), saveText }}>
      <ReportCard
        title="Names"
        note="All of them"
        shape="chart"
        answer={answer(given)}
        empty="There are none."
        view={(names) => ({
          headline: { figure: String(names.length), text: 'names' },
          chart: <svg role="img" aria-label="Drawn" />,
          columns: [{ key: 'name', label: 'Name', cell: ({ key }) => key }],
          rows: names.map((key) => ({ key })),
          file: { name: 'names.csv', rows: [['Name'], ...names.map((name) => [name])] },
        })}
      />
    </ServicesProvider>,
  );
  return { saveText, download: () => screen.getByRole('button', { name: 'Download Names as CSV' }) };
};

test('a report is a chart, or a table of the same, under its name', () => {
  show({ value: ['Ada', 'Bo'] });
  expect(screen.getByRole('region', { name: 'Names' }).textContent).toContain('2names');
  expect(screen.getByRole('img', { name: 'Drawn' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.queryByRole('img', { name: 'Drawn' })).toBeNull();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Ada', 'Bo']);
});

test('it is saved for spreadsheets', () => {
  const { saveText, download } = show({ value: ['Ada', '=Bo'] });
  fireEvent.click(download());
  expect(saveText.mock.calls).toEqual([["\uFEFFName\r\nAda\r\n'=Bo\r\n", 'names.csv']]);
});

test('an empty one says so and has nothing to save', () => {
  const { download } = show({ value: [] });
  expect(screen.getByText('There are none.')).toBeTruthy();
  expect(download()).toHaveProperty('disabled', true);
});

test('while it loads it is busy; one that failed can be tried again', () => {
  const { download } = show({ loading: true });
  expect(screen.getByRole('region', { name: 'Names' }).getAttribute('aria-busy')).toBe('true');
  expect(download()).toHaveProperty('disabled', true);
  cleanup();
  const reload = vi.fn();
  show({ failure: 'unavailable', reload });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load this report.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
