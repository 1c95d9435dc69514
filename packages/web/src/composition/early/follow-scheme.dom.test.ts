import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chooseScheme } from '../../theme/scheme.ts';
import { followScheme } from './follow-scheme.ts';

const stored = () => localStorage.getItem('scheme');
let systemIsDark = false;
let changeSystemScheme: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => (changeSystemScheme = listener),
  }));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open({ stored: choice, system }: { stored: string | null; system: 'light' | 'dark' }) {
  systemIsDark = system === 'dark';
  if (choice !== null) localStorage.setItem('scheme', choice);
  followScheme(stored);
}

const shown = () => document.documentElement.dataset['scheme'];

test.each([
  { stored: null, system: 'light', scheme: 'light' },
  { stored: null, system: 'dark', scheme: 'dark' },
  { stored: 'light', system: 'dark', scheme: 'light' },
  { stored: 'dark', system: 'light', scheme: 'dark' },
  { stored: 'purple', system: 'dark', scheme: 'dark' },
] as const)('stored $stored on a $system system is $scheme before the first paint', ({ stored, system, scheme }) => {
  open({ stored, system });
  expect(shown()).toBe(scheme);
});

test('a system that changes is followed at once, unless a scheme was chosen', () => {
  open({ stored: null, system: 'light' });
  systemIsDark = true;
  changeSystemScheme();
  expect(shown()).toBe('dark');
  chooseScheme('light');
  changeSystemScheme();
  expect(shown()).toBe('light');
});

test('a choice is applied and stored; choosing the system forgets it', () => {
  open({ stored: null, system: 'light' });
  chooseScheme('dark');
  expect([shown(), localStorage.getItem('scheme')]).toEqual(['dark', 'dark']);
  chooseScheme('system');
  expect([shown(), localStorage.getItem('scheme')]).toEqual(['light', null]);
});
