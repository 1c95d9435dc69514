import type { UserKind } from '@connect/core/domain/access/user';

import { msg } from '../../i18n/translator.ts';
import { deliveryTopics } from './delivery-topics.ts';
import { invoiceTopics } from './invoice-topics.ts';
import { administrationTopics, customerTopics, reportTopics, sampleTopics } from './manager-topics.ts';
import { orderTopics } from './order-topics.ts';
import { orderingTopics } from './ordering-topics.ts';
import { accountTopics, findingTopics, portalTopics } from './portal-topics.ts';
import { signOffTopics } from './sign-off-topics.ts';
import { managerAccountTopics, staffAccountTopics } from './staff-account-topics.ts';
import type { HelpGroup } from './topic.ts';

interface HelpSection {
  /** Whose questions these are, where they are not the reader's own. */
  readonly title: string | null;
  readonly groups: readonly HelpGroup[];
}

const customerGroups = [orderTopics, orderingTopics, invoiceTopics, deliveryTopics, findingTopics, accountTopics];

/** The questions for each kind of user; account managers can also look up what their customers read. */
const sections: Readonly<Record<UserKind, readonly HelpSection[]>> = {
  customer: [{ title: null, groups: [...customerGroups, portalTopics] }],
  'account-manager': [
    {
      title: null,
      groups: [customerTopics, sampleTopics, reportTopics, administrationTopics, managerAccountTopics, portalTopics],
    },
    { title: msg('What customers read here'), groups: customerGroups },
  ],
  'brand-manager': [{ title: null, groups: [signOffTopics, staffAccountTopics, portalTopics] }],
};

/** The sections of the help page; a visitor reads what customers do. */
export const helpSections = (kind: UserKind | null): readonly HelpSection[] => sections[kind ?? 'customer'];
