import { customerPermissions } from './company-user.ts';
import { permissions } from './user.ts';
import type { Permission } from './user.ts';

const { viewOrders, viewInvoices, viewBalance, placeOrders, downloadInvoices } = permissions;

/** Sets of permissions a user can be given at once, the widest first (specification §editing-users). */
export const userPresets = {
  administrator: customerPermissions,
  buyer: [viewOrders, viewInvoices, viewBalance, placeOrders],
  accounts: [viewOrders, viewInvoices, viewBalance, downloadInvoices],
  viewer: [viewOrders, viewInvoices],
} as const satisfies Record<string, readonly Permission[]>;
export type UserPreset = keyof typeof userPresets;

export const userPresetNames: readonly UserPreset[] = ['administrator', 'buyer', 'accounts', 'viewer'];

/** The preset these permissions are, in whatever order; null for a choice of somebody's own. */
export const presetOf = (granted: readonly string[]): UserPreset | null => {
  const set = new Set(granted);
  const isExactly = (preset: UserPreset): boolean =>
    userPresets[preset].length === set.size && userPresets[preset].every((permission) => set.has(permission));
  return userPresetNames.find(isExactly) ?? null;
};
