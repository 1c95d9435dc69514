import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { SegmentLinks } from '../../ui/segment-links.tsx';
import * as css from './admin-page.css.ts';

/** The pages of the area, by the last part of their address; the first is the one that has none. */
export const adminParts = [
  'health',
  'staff',
  'customers',
  'logins',
  'keys',
  'webhooks',
  'imports',
  'content',
  'mails',
  'texts',
  'rules',
  'supplier',
  'branding',
] as const;
export type AdminPart = (typeof adminParts)[number];

const root = '/connect/admin';
const pathOf = (part: string): string => (part === adminParts[0] ? root : `${root}/${part}`);

interface AdminPageProps {
  current: AdminPart;
  /** Beside the title, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the administrators' area (specification §administration): its header, and the way to the others. */
export function AdminPage({ current, action, children }: AdminPageProps) {
  const t = useTranslate();
  const names: Readonly<Record<AdminPart, string>> = {
    health: t('Health'),
    staff: t('Staff'),
    customers: t('Customers'),
    logins: t('Logins'),
    keys: t('Keys'),
    webhooks: t('Webhooks'),
    imports: t('Imports'),
    content: t('Content'),
    mails: t('Emails'),
    texts: t('Texts'),
    rules: t('Rules'),
    supplier: t('Supplier'),
    branding: t('Branding'),
  };
  const title = names[current];
  const options = adminParts.map((part) => ({
    href: pathOf(part),
    label: names[part],
    current: part === current,
  }));
  const { config } = useServices();
  const tabTitle = `${title} · ${t('Administration')} · ${config.name}`;
  // One route has all of them, with one title: theirs takes its place once it is there.
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = tabTitle;
    });
    return () => clearTimeout(timer);
  }, [tabTitle]);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('Administration'), href: root },
          { label: title },
        ]}
        actionArea={action && <div className={css.action}>{action}</div>}
      />
      <div className={css.pages}>
        <SegmentLinks label={t('Administration')} options={options} />
      </div>
      {children}
    </>
  );
}
