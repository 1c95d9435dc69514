import { join } from 'node:path';

import { sidebarLinks } from '@connect/core/domain/access/navigation';
import type { SidebarType } from '@connect/core/domain/access/navigation';
import { permissions } from '@connect/core/domain/access/user';
import { userPresetLabels } from '@connect/core/domain/access/user-presets';
import { paymentDueTexts } from '@connect/core/domain/account/payment-due';
import { contactSubjectLabels } from '@connect/core/domain/account/contact';
import { termsQualifier } from '@connect/core/domain/account/terms-qualifier';
import { presetNames } from '@connect/core/domain/calendar/date-range';
import { documentStatusLabels } from '@connect/core/domain/documents/document-status';
import { shownNumber, shownReference } from '@connect/core/domain/documents/document';
import { lineDescription, lineMarkers } from '@connect/core/domain/documents/lines';
import { emptyListText } from '@connect/core/domain/documents/paging';
import { pdfLoaderTexts } from '@connect/core/domain/documents/pdf';
import { trackingSteps, trackingTexts } from '@connect/core/domain/documents/tracking';
import { documentViews, listTitle, searchPlaceholder, viewLabels } from '@connect/core/domain/documents/view';
import { searchFailure } from '@connect/core/domain/search/search-term';

import { extractTexts } from './extract-texts.ts';

const sidebars: SidebarType[] = [
  'dashboard',
  'inner',
  'accountManagerInner',
  'accountManagerDashboard',
  'brandManagerInner',
];
const allowedAll = { permissions: Object.values(permissions), isSuperUser: true };

/** The texts that rules of the core hold, which screens translate through a variable. */
const coreTexts = [
  ...sidebars.flatMap((sidebar) => sidebarLinks(sidebar, allowedAll).map(({ label }) => label)),
  ...Object.values(paymentDueTexts).flatMap(({ heading, label }) => [heading, label]),
  ...Object.values(userPresetLabels),
  ...presetNames,
  ...Object.values(documentStatusLabels),
  ...Object.values(pdfLoaderTexts),
  ...Object.values(trackingTexts),
  ...trackingSteps,
  ...Object.values(lineMarkers).filter((text) => text !== null),
  ...['POSTAGE', 'SPL123'].map((itemNo) => lineDescription({ itemNo, description: '' })),
  '(sample)', // of `shownNumbers`
  shownReference(null),
  shownNumber(null),
  ...Object.values(viewLabels),
  ...documentViews.flatMap((view) => [listTitle(view), searchPlaceholder(view)]),
  emptyListText,
  searchFailure.title,
  searchFailure.text,
  termsQualifier('EOM'),
  ...Object.values(contactSubjectLabels),
].filter((text) => /\p{L}/u.test(text));

/** Every text that a screen may show: those of the sources, and those of the core's rules; sorted, without repeats. */
export const usedTexts = (): string[] =>
  [...new Set([...extractTexts(join(import.meta.dirname, '..')), ...coreTexts])].toSorted();
