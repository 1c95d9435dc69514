import type { StaffPosition } from '@connect/core/domain/access/staff';
import type { StaffMember } from '@connect/core/domain/administration/staff-member';

import type { Translate } from '../../i18n/translator.ts';

/** What positions are called, and what each may do. */
export const positionTexts = (t: Translate): Readonly<Record<StaffPosition, { label: string; text: string }>> => ({
  'account-manager': {
    label: t('Account manager'),
    text: t('Looks after customers: their documents, samples and approvals.'),
  },
  'brand-manager': { label: t('Brand manager'), text: t('Signs off products of their categories.') },
  'senior-brand-manager': { label: t('Senior brand manager'), text: t('Also gives the second sign-off.') },
  administrator: { label: t('Administrator'), text: t('Can do everything staff can, and administers the portal.') },
});

/** What somebody is, in one line. */
export const roleText = (
  t: Translate,
  { position, superUser }: Pick<StaffMember, 'position' | 'superUser'>,
): string => {
  if (position === null) return t('Several roles');
  const { label } = positionTexts(t)[position];
  return superUser && position !== 'administrator' ? t('{role}, super user', { role: label }) : label;
};
