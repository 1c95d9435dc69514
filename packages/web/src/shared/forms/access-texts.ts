import { presetOf } from '@connect/core/domain/access/user-presets';
import type { UserPreset } from '@connect/core/domain/access/user-presets';
import type { UserRefusal } from '@connect/core/domain/access/user-edit';
import { permissions } from '@connect/core/domain/access/user';

import { serverText } from '../../i18n/server-message.ts';
import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

/** The name of a customer's permission, which the server knows it by, and what it allows (specification §editing-users). */
const allows: Readonly<Partial<Record<string, string>>> = {
  [permissions.viewOrders]: msg('See orders, tracking and order counts.'),
  [permissions.viewInvoices]: msg('See invoices, and when the next payment is due.'),
  [permissions.viewBalance]: msg('See payment terms, credit limit and balance.'),
  [permissions.placeOrders]: msg('Place orders, up to the spend limit.'),
  [permissions.downloadInvoices]: msg('Download invoices and order confirmations as PDF.'),
  [permissions.editUsers]: msg('Invite people and change their permissions.'),
};
const names: Readonly<Partial<Record<string, string>>> = {
  [permissions.viewOrders]: msg('View Orders'),
  [permissions.viewInvoices]: msg('View Invoices'),
  [permissions.viewBalance]: msg('View Balance'),
  [permissions.placeOrders]: msg('Place Orders'),
  [permissions.downloadInvoices]: msg('Download Invoices'),
  [permissions.editUsers]: msg('Create and Edit Users'),
};

export const permissionName = (t: Translate, permission: string): string => t(names[permission] ?? permission);
export const permissionText = (t: Translate, permission: string): string => t(allows[permission] ?? '');

/** Several permissions in one line. */
export const permissionList = (t: Translate, granted: readonly string[]): string =>
  granted.map((permission) => permissionName(t, permission)).join(', ');

const presetNames: Readonly<Record<UserPreset, string>> = {
  administrator: msg('Administrator'),
  buyer: msg('Buyer'),
  accounts: msg('Accounts team'),
  viewer: msg('Viewer'),
};
const presetTexts: Readonly<Record<UserPreset, string>> = {
  administrator: msg('Full access, including managing users.'),
  buyer: msg('Places orders. Sees orders, invoices, balances and the credit limit.'),
  accounts: msg('Downloads invoices. Sees orders, invoices, balances and the credit limit.'),
  viewer: msg('Sees orders and invoices.'),
};
export const presetName = (t: Translate, preset: UserPreset): string => t(presetNames[preset]);
export const presetText = (t: Translate, preset: UserPreset): string => t(presetTexts[preset]);

/** The role somebody has: the preset their permissions are, else Custom. */
export const roleName = (t: Translate, granted: readonly string[]): string => {
  const preset = presetOf(granted);
  return preset === null ? t('Custom') : presetName(t, preset);
};

/** The server refuses by the same rules: its words are these, too. */
const codes: Readonly<Record<UserRefusal['kind'], string>> = {
  'not-an-administrator': 'missing_permission',
  'unknown-permission': 'unknown_permission',
  'exceeds-you': 'exceeds_you',
  'raises-yourself': 'raises_yourself',
  'not-yours-to-give': 'not_yours_to_give',
  'limit-above-yours': 'limit_above_yours',
  'deactivates-yourself': 'deactivates_yourself',
  'resets-yourself': 'resets_yourself',
  'last-administrator': 'last_administrator',
};

/** Why a change is refused, in words. */
export const refusalReason = (t: Translate, { kind }: UserRefusal): string =>
  serverText(t, { code: codes[kind], text: '', values: {}, errors: {}, html: null });
