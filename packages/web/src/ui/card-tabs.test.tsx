import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { CardTabs } from './card-tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'none', label: 'None', disabled: true },
  { id: 'lines', label: 'Lines' },
  { id: 'parcels', label: 'Parcels' },
];
const active = () => screen.getByRole('tab', { selected: true }).textContent;

describe('card tabs (specification §card-tabs)', () => {
  test('the first tab that can be is active at the start, its panel is shown, and nothing was switched', () => {
    const heard = vi.fn();
    document.addEventListener('tabSwitch', heard, { once: true });
    render(
      <CardTabs label="Order" tabs={tabs}>
        {(tab) => `Panel of ${tab}`}
      </CardTabs>,
    );
    expect(active()).toBe('Lines');
    expect(screen.getByRole('tabpanel', { name: 'Lines' }).textContent).toBe('Panel of lines');
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('tabSwitch', heard);
  });

  test.each([
    ['a click', () => fireEvent.click(screen.getByRole('tab', { name: 'Parcels' }))],
    [
      'an arrow key',
      () => {
        screen.getByRole('tab', { name: 'Lines' }).focus();
        fireEvent.keyDown(screen.getByRole('tab', { name: 'Lines' }), { key: 'ArrowRight' });
      },
    ],
  ])('%s marks a tab active, shows its panel and raises tabSwitch, which says which', (_, choose) => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
    document.addEventListener('tabSwitch', listen);
    const onSwitch = vi.fn();
    render(
      <CardTabs label="Order" tabs={tabs} onSwitch={onSwitch}>
        {(tab) => `Panel of ${tab}`}
      </CardTabs>,
    );
    choose();
    expect(active()).toBe('Parcels');
    expect(screen.getByRole('tabpanel', { name: 'Parcels' }).textContent).toBe('Panel of parcels');
    expect(heard).toEqual([{ tab: 'parcels' }]);
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith('parcels');
    document.removeEventListener('tabSwitch', listen);
  });

  test('where the page keeps the active one, it alone says which', () => {
    render(
      <CardTabs label="Order" tabs={tabs} active="parcels">
        Panel
      </CardTabs>,
    );
    fireEvent.click(screen.getByRole('tab', { name: 'Lines' }));
    expect(active()).toBe('Parcels');
  });
});
