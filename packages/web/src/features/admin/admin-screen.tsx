import type { ReactNode } from 'react';

import { adminParts } from './admin-page.tsx';
import type { AdminPart } from './admin-page.tsx';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { BrandingScreen } from './branding-screen.tsx';
import { ContentScreen } from './content-screen.tsx';
import { CustomersScreen } from './customers-screen.tsx';
import { HealthScreen } from './health-screen.tsx';
import { ImportsScreen } from './imports-screen.tsx';
import { KeysScreen } from './keys-screen.tsx';
import { MailsScreen } from './mails-screen.tsx';
import { RulesScreen } from './rules-screen.tsx';
import { SignInsScreen } from './sign-ins-screen.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { TextsScreen } from './texts-screen.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';
import { SupplierScreen } from './supplier-screen.tsx';

const screens: Readonly<Record<AdminPart, (props: AdminScreenProps) => ReactNode>> = {
  health: HealthScreen,
  staff: StaffScreen,
  customers: CustomersScreen,
  logins: SignInsScreen,
  keys: KeysScreen,
  webhooks: WebhooksScreen,
  imports: ImportsScreen,
  content: ContentScreen,
  mails: MailsScreen,
  texts: TextsScreen,
  rules: RulesScreen,
  supplier: SupplierScreen,
  branding: BrandingScreen,
};

/** The administrators' area by the last part of its address; one that there is not is Health. */
export function AdminScreen({ part, ...props }: AdminScreenProps & { readonly part: string | undefined }) {
  const name = adminParts.find((each) => each === part) ?? 'health';
  const Screen = screens[name];
  return <Screen {...props} key={name} />;
}
