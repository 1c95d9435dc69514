import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Menu, MenuDisclosure, MenuItem, MenuRadios, useCloseMenu } from './menu.tsx';

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

test('where a choice comes first, the focus starts at what is chosen', () => {
  render(
    <Menu label="Scheme" startsOpen trigger={(props) => <button {...props}>Open</button>}>
      <MenuRadios label="Scheme" value="dark" options={options} onChange={vi.fn()} />
    </Menu>,
  );
  expect(focused()).toBe('Dark');
});

test('an item with more items shows them under itself, in reach of the arrows, and stays open', () => {
  function Closing() {
    const close = useCloseMenu();
    return (
      <button role="menuitem" tabIndex={-1} onClick={close}>
        Polska
      </button>
    );
  }
  render(
    <Menu label="Account" startsOpen trigger={(props) => <button {...props}>Open</button>}>
      <MenuDisclosure label="Region" value="Deutschland">
        <Closing />
      </MenuDisclosure>
      <MenuItem onSelect={vi.fn()}>Logout</MenuItem>
    </Menu>,
  );
  const region = screen.getByRole('menuitem', { name: /Region/ });
  expect(region.textContent).toBe('RegionDeutschland');
  expect(region.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(region);
  expect(region.getAttribute('aria-expanded')).toBe('true');
  press('ArrowDown');
  expect(focused()).toBe('Polska');
  press('ArrowDown');
  expect(focused()).toBe('Logout');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Polska' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
