import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';

import { customerPermissions } from './company-user.ts';
import { presetOf, userPresetNames, userPresets } from './user-presets.ts';

const presets = fc.constantFrom(...userPresetNames);

test.prop([presets, fc.nat()])('a preset is found again in its permissions, in whatever order', (preset, turn) => {
  const list = userPresets[preset];
  const start = turn % list.length;
  expect(presetOf([...list.slice(start), ...list.slice(0, start)])).toBe(preset);
});

test.prop([presets, fc.string()])('a permission more or less is another preset or none', (preset, unknown) => {
  const list = userPresets[preset];
  expect(presetOf([...list, `x${unknown}`])).toBeNull();
  expect(presetOf(list.slice(1))).not.toBe(preset);
});

describe('the presets', () => {
  example('are Administrator with all permissions, Buyer, Accounts and Viewer', () => {
    expect(userPresets).toEqual({
      administrator: customerPermissions,
      buyer: ['View Orders', 'View Invoices', 'View Balance', 'Place Orders'],
      accounts: ['View Orders', 'View Invoices', 'View Balance', 'Download Invoices'],
      viewer: ['View Orders', 'View Invoices'],
    });
    expect(userPresetNames).toEqual(Object.keys(userPresets));
  });

  example('a customer can be given the six permissions of specification §editing-users', () => {
    expect(customerPermissions.toSorted()).toEqual([
      'Create and Edit Users',
      'Download Invoices',
      'Place Orders',
      'View Balance',
      'View Invoices',
      'View Orders',
    ]);
  });
});
