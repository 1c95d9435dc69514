import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { CheckList } from './check-list.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'First', text: 'What it means.' },
  { value: 'b', label: 'Second', note: 'Why it is not yours.', disabled: true },
  { value: 'c', label: 'Third' },
] as const;

const descriptionOf = (element: HTMLElement): string | null | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('RadioCards', () => {
  test('is a named group of radio buttons, each described by what it means', () => {
    const onChange = vi.fn();
    render(<RadioCards label="Role" options={options} value="a" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Role' })).toBeDefined();
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'First' }));
    expect(descriptionOf(screen.getByRole('radio', { name: 'First' }))).toBe('What it means.');
    fireEvent.click(screen.getByRole('radio', { name: 'Third' }));
    expect(onChange).toHaveBeenCalledWith('c');
  });

  test('a choice that cannot be made says why; none need be chosen', () => {
    render(<RadioCards label="Role" options={options} value={null} onChange={() => undefined} />);
    const second = screen.getByRole('radio', { name: 'Second' });
    expect(second.hasAttribute('disabled')).toBe(true);
    expect(descriptionOf(second)).toBe('Why it is not yours.');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});

test('CheckList tells what is chosen from then on, in the order of its options', () => {
  const onChange = vi.fn();
  render(<CheckList label="Permissions" options={options} chosen={['c']} onChange={onChange} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'First' }));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Third' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

describe('ConfirmDialog', () => {
  const open = (busy = false) => {
    const onClose = vi.fn();
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog open title="Revoke?" confirm="Revoke" cancel="Cancel" {...{ busy, onClose, onConfirm }}>
        The link ends.
      </ConfirmDialog>,
    );
    return { onClose, onConfirm };
  };

  test('is taken back by its button and by Escape, and done by the other', () => {
    const { onClose, onConfirm } = open();
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke?' });
    expect(descriptionOf(dialog)).toBe('The link ends.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('while it is being done it answers to nothing', () => {
    const { onClose, onConfirm } = open(true);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect([onClose.mock.calls, onConfirm.mock.calls]).toEqual([[], []]);
  });
});

test.each([
  ['Textarea', <Textarea key="t" label="Message" hint="Plain text." error="Please fill in this field." />],
  ['Select', <Select key="s" label="Message" hint="Plain text." error="Please fill in this field." options={[]} />],
])('%s is named by its label, described by hint and error, and invalid with an error', (_name, field) => {
  render(field);
  const control = screen.getByLabelText('Message');
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Plain text.',
    'Please fill in this field.',
  ]);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});
