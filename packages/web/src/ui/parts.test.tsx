import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { AlertDialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Highlight } from './highlight.tsx';
import { Link, LinkProvider } from './link.tsx';
import { Pagination } from './pagination.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { SegmentSwitch } from './segment-switch.tsx';
import { StackedBar } from './stacked-bar.tsx';
import { Thumbnail } from './thumbnail.tsx';

afterEach(cleanup);

describe('Field', () => {
  test('its error is tied to the input and marks it invalid', () => {
    render(<Field label="Password" error="Wrong password" />);
    const input = screen.getByLabelText('Password');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Wrong password');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test.each(['', undefined, null])('without an error (%s) it is neither invalid nor described', (error) => {
    render(<Field label="Password" error={error} />);
    const input = screen.getByLabelText('Password');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('a password can be shown and hidden again', () => {
    render(<Field label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />);
    const input = screen.getByLabelText('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('Pagination', () => {
  const items = [
    { kind: 'page', page: 1, current: false },
    { kind: 'gap', after: 1 },
    { kind: 'page', page: 9, current: true },
    { kind: 'remaining', page: 10, count: 4, current: false },
  ] as const;

  test('the current page is marked, a gap is no button, the partial final page is named by what remains', () => {
    const onPage = vi.fn();
    render(<Pagination label="Pages" items={items} remainingLabel={(count) => `Remaining ${count}`} onPage={onPage} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['1', '9', 'Remaining 4']);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('9');
    fireEvent.click(screen.getByRole('button', { name: 'Remaining 4' }));
    expect(onPage).toHaveBeenCalledWith(10);
  });
});

test('SegmentSwitch is a radio group that says its choice', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'orders', label: 'Orders' },
    { value: 'both', label: 'Both' },
  ] as const;
  render(<SegmentSwitch label="Show" options={options} value="both" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Show' })).toBeDefined();
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('Both'));
  fireEvent.click(screen.getByLabelText('Orders'));
  expect(onChange).toHaveBeenCalledWith('orders');
});

test('Highlight marks the marked parts and sets nothing as HTML', () => {
  const { container } = render(
    <Highlight
      parts={[
        { text: '<b>SO</b>-', marked: false },
        { text: '1234', marked: true },
      ]}
    />,
  );
  expect(container.querySelector('mark')?.textContent).toBe('1234');
  expect(container.querySelector('b')).toBeNull();
  expect(container.textContent).toBe('<b>SO</b>-1234');
});

test('AlertDialog is closed by its OK button and by Escape', () => {
  const onClose = vi.fn();
  render(
    <AlertDialog open onClose={onClose} title="Error" ok="OK">
      Try again later.
    </AlertDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  fireEvent(screen.getByRole('alertdialog', { name: 'Error' }), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a broken image gives way to the placeholder, and a new address is tried again', () => {
  const { container, rerender } = render(<Thumbnail src="/a.jpg" />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Thumbnail src="/b.jpg" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
});

test('StackedBar never draws a negative part, and its parts fill at most the bar', () => {
  const segments = [
    { label: 'Balance', value: 150, text: '£150', fill: 'brand' },
    { label: 'Available', value: -50, text: '-£50', fill: 'rest' },
  ] as const;
  const { container } = render(<StackedBar segments={segments} total={100} />);
  const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map((part) => part.style.width);
  expect(widths).toEqual(['100%', '0%']);
  expect(screen.getByText('-£50')).toBeDefined();
});

test.each([
  [-20, null],
  [0, null],
  [50, 0.5],
  [160, 0],
])('ProgressRing at %i percent leaves this share of the ring open: %s', (percent, open) => {
  const { container } = render(<ProgressRing percent={percent} />);
  const arc = container.querySelectorAll('circle')[1];
  const share = arc && Number(arc.getAttribute('stroke-dashoffset')) / Number(arc.getAttribute('stroke-dasharray'));
  expect(share ?? null).toBe(open);
});

test('Link is drawn by the component the app provides', () => {
  render(
    <LinkProvider value={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
      <Link href="/connect">Home</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/base/connect');
});
