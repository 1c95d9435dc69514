import type { ReactNode } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { BannerChevrons, LoginChevrons } from '../../ui/chevron-art.tsx';
import { Logo } from '../../ui/logo.tsx';
import { StorefrontSwitch } from '../storefront/storefront-switch.tsx';
import * as css from './bare-layout.css.ts';

/** The frame without sidebar, for the authentication screens: the chevrons on one side, the form on the other. */
export function BareLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { config } = useServices();
  return (
    <div className={css.layout}>
      <header className={css.art}>
        <div className={css.wideArt}>
          <LoginChevrons />
        </div>
        <div className={css.bandArt}>
          <BannerChevrons />
        </div>
        <div className={css.brand}>
          <Logo />
          {config.name}
        </div>
        <div className={css.pitch}>
          <p className={css.headline}>{t('Every order, invoice and delivery in one place.')}</p>
          <p className={css.text}>{t('Manage orders, view products and update account details.')}</p>
        </div>
      </header>
      <div className={css.side}>
        <main id="content" tabIndex={-1} className={css.main}>
          <div className={css.form}>{children}</div>
        </main>
        <footer className={css.footer}>
          <div className={css.form}>
            <Support />
            <LegalLinks />
            <StorefrontSwitch place="form" />
          </div>
        </footer>
      </div>
    </div>
  );
}

/** Where the supplier is reached: the contact page is closed to whoever is locked out. */
function Support() {
  const t = useTranslate();
  const { email, phone } = useServices().config.support;
  if (email === null && phone === null) return null;
  return (
    <p className={css.support}>
      {t('Need help? Contact us:')} {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {email !== null && phone !== null && ' · '}
      {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </p>
  );
}

/** Where the legal texts are, as far as an administrator has said so (specification §branding). */
function LegalLinks() {
  return (
    <div className={css.legal}>
      {Object.entries(useServices().config.legal[useLocale()] ?? {}).map(([name, address]) => (
        <a key={name} href={address}>
          {name}
        </a>
      ))}
    </div>
  );
}

/** The heading of a form in the bare layout, with the sentence under it. */
export function BareTitle({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
    </>
  );
}
