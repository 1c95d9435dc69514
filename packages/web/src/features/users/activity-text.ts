import type { Activity } from '@connect/core/domain/access/company-user';
import type { Money } from '@connect/core/domain/money/money';

import type { Translate } from '../../i18n/translator.ts';
import { permissionList, roleName } from '../../shared/forms/access-texts.ts';

/** Who did what to whom, in a sentence. */
export const activityText = (t: Translate, entry: Activity, money: (amount: Money) => string): string => {
  const { actor, subject, spendLimit } = entry;
  const names = { actor, subject };
  switch (entry.kind) {
    case 'invited':
      return t('{actor} invited {subject} as {role}.', { ...names, role: roleName(t, entry.added) });
    case 'invitation-resent':
      return t('{actor} resent the invitation to {subject}.', names);
    case 'invitation-revoked':
      return t('{actor} revoked the invitation to {subject}.', names);
    case 'joined':
      return t('{actor} registered with {subject}.', names);
    case 'renamed':
      return t('{actor} changed the name of {subject}.', names);
    case 'permissions-changed':
      return t('{actor} changed the permissions of {subject}.', names);
    case 'spend-limit-changed':
      return spendLimit === null
        ? t('{actor} removed the spend limit for {subject}.', names)
        : t('{actor} set the spend limit for {subject} to {limit}.', { ...names, limit: money(spendLimit) });
    case 'deactivated':
      return t('{actor} deactivated {subject}.', names);
    case 'second-factor-reset':
      return t('{actor} reset two-step verification for {subject}.', names);
    case 'second-factor-demanded':
      return t('{actor} made two-step verification compulsory.', names);
    case 'second-factor-left-open':
      return t('{actor} made two-step verification optional.', names);
    case 'reactivated':
      return t('{actor} reactivated {subject}.', names);
  }
};

/** Which permissions were given and taken; empty for whatever else was done. */
export const activityDetails = (t: Translate, { kind, added, removed }: Activity): readonly string[] =>
  kind === 'permissions-changed'
    ? [
        ...(added.length > 0 ? [t('Added: {permissions}', { permissions: permissionList(t, added) })] : []),
        ...(removed.length > 0 ? [t('Removed: {permissions}', { permissions: permissionList(t, removed) })] : []),
      ]
    : [];
