// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Menu, MenuItem, MenuRadios } from './menu.tsx';

afterEach(cleanup);

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function show({ onChange = vi.fn(), onLogout = vi.fn() } = {}) {
  render(
    <Menu label="Account" trigger={(props) => <button {...props}>Open</button>}>
      <MenuRadios label="Scheme" value="light" options={options} onChange={onChange} />
      <MenuItem onSelect={onLogout}>Logout</MenuItem>
    </Menu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { onChange, onLogout };
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

test('opening a menu puts the focus on its first item', () => {
  show();
  expect(focused()).toBe('Light');
});

test('arrows walk round the items, Home and End go to the ends', () => {
  show();
  press('ArrowDown');
  expect(focused()).toBe('Dark');
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('Light');
  press('ArrowUp');
  expect(focused()).toBe('Logout');
  press('Home');
  expect(focused()).toBe('Light');
  press('End');
  expect(focused()).toBe('Logout');
});

test('Escape closes the menu and gives the focus back to its button', () => {
  show();
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Open');
});

test('an item closes the menu before it does its work', () => {
  const { onLogout } = show();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a choice is made and the menu stays open', () => {
  const { onChange } = show();
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(onChange).toHaveBeenCalledWith('dark');
  expect(screen.getByRole('menu')).toBeDefined();
});

test('a press outside closes the menu', () => {
  show();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
