import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';
import { SortButton } from './sort-button.tsx';

afterEach(cleanup);

const columns: Column<string>[] = [
  { key: 'no', label: 'Number', cell: (row) => row },
  { key: 'total', label: 'Total', align: 'end', cell: () => '£1.00' },
];

function show(rows: string[], more: { shimmerRows?: number; busy?: string } = {}) {
  const table = (
    <DataTable label="Orders" columns={columns} rows={rows} rowKey={(row) => row} padTo={10} empty="None" {...more} />
  );
  const { container } = render(table);
  return { blanks: container.querySelectorAll('[data-blank]').length };
}

test.each([1, 3, 9, 10, 12])(
  '%i rows are padded with blank rows up to 10, which screen readers do not hear',
  (count) => {
    const { blanks } = show(Array.from({ length: count }, (_, index) => `SO-${index}`));
    expect(blanks).toBe(Math.max(0, 10 - count));
    // The header is a row too.
    expect(screen.getAllByRole('row')).toHaveLength(count + 1);
  },
);

test('no rows show only the empty message', () => {
  const { blanks } = show([]);
  expect(blanks).toBe(0);
  expect(screen.getByText('None')).toBeDefined();
});

test('before the first rows there are shimmers and no empty message', () => {
  show([], { shimmerRows: 10 });
  expect(screen.queryByText('None')).toBeNull();
  expect(screen.getAllByRole('rowgroup')[1]?.getAttribute('aria-busy')).toBe('true');
});

test('a load over rows keeps them and announces itself', () => {
  show(['SO-1'], { busy: 'Loading' });
  expect(screen.getByRole('cell', { name: 'SO-1' })).toBeDefined();
  expect(within(screen.getByRole('status')).getByText('Loading')).toBeDefined();
});

test('every cell carries its column’s label for the stacked rows of small screens', () => {
  show(['SO-1']);
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset['label'])).toEqual(['Number', 'Total']);
});

test('a header that sorts is a button, and its column says how the rows are sorted', () => {
  const onSort = vi.fn();
  const heading = <SortButton label="Number" sorted="descending" onSort={onSort} />;
  const sortable: Column<string>[] = [
    { key: 'no', label: 'Number', sorted: 'descending', heading, cell: (row) => row },
  ];
  render(<DataTable label="Orders" columns={sortable} rows={['SO-1']} rowKey={(row) => row} />);
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
  screen.getByRole('button', { name: 'Number' }).click();
  expect(onSort).toHaveBeenCalledOnce();
});
