import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

const changes: number[] = [];
function Rig({ start, min = 1, by }: { start: number; min?: number; by?: number }) {
  const [value, setValue] = useState(start);
  const onChange = (next: number) => {
    changes.push(next);
    setValue(next);
  };
  return (
    <QuantityStepper
      label="Quantity"
      less="Less"
      more="More"
      value={value}
      min={min}
      max={99}
      {...(by !== undefined && { by })}
      onChange={onChange}
    />
  );
}
const show = (start: number, packs: { min?: number; by?: number } = {}) => {
  changes.length = 0;
  render(<Rig start={start} {...packs} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  return {
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
};

test('its buttons step by one, and stop at the bounds', () => {
  const { field, press } = show(98);
  press('More');
  press('More');
  expect(field.value).toBe('99');
  press('Less');
  expect(changes).toEqual([99, 98]);
  cleanup();
  show(1).press('Less');
  expect(changes).toEqual([]);
});

test('what is typed counts at once, but no more than fits', () => {
  const { field, type } = show(1);
  type('12');
  expect([field.value, changes]).toEqual(['12', [12]]);
  type('120');
  expect([field.value, changes]).toEqual(['99', [12, 99]]);
});

test.each(['', '0', '-3', '2.5'])(
  '%j typed on the way to a number changes nothing, and is gone with the focus',
  (text) => {
    const { field, type } = show(7);
    type(text);
    expect([field.value, changes]).toEqual([text, []]);
    fireEvent.blur(field);
    expect(field.value).toBe('7');
  },
);

test('of packs it goes from one to the next, by its buttons and the arrow keys; what is typed may lie between', () => {
  const { field, press, type } = show(20, { min: 10, by: 10 });
  press('More');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  type('17');
  press('Less');
  press('Less');
  type('3');
  press('More');
  expect(changes).toEqual([30, 40, 30, 17, 10, 3, 10]);
});

test('what its buttons lead to is heard, as the focus is on them', () => {
  const { press, type } = show(1);
  const heard = () => document.querySelector('[aria-live]')?.textContent;
  expect(heard()).toBe('');
  press('More');
  expect(heard()).toBe('2');
  type('7');
  expect(heard()).toBe('');
});
