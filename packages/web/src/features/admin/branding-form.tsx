import { storefronts } from '@connect/core/domain/access/storefront';
import { legalNames, maxName } from '@connect/core/domain/administration/branding';
import type { Branding, BrandingPart, LegalName } from '@connect/core/domain/administration/branding';
import { useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { logoFile, logoFolder } from '../../logo-address.ts';
import { ownName } from '../../own-name.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import * as formCss from '../../shared/forms/user-form.css.ts';
import { ownNameOf } from '../../shared/storefront/storefronts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import { BrandingColour } from './branding-colour.tsx';
import { BrandingPreview } from './branding-preview.tsx';
import { logoProblemText } from './branding-texts.ts';
import * as brandingCss from './branding.css.ts';
import { readLogoFile } from './read-logo-file.ts';
import type { ChosenLogo } from './read-logo-file.ts';
import { useEntry } from './use-entry.ts';
import { useSaveInPlace } from './use-save-in-place.ts';
import * as layout from '../../theme/layout.css.ts';

/** As they are typed: `/` is the page's own host, empty for none. */
const typedOf = (addresses: Branding['storefronts']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, address || '/']));
const writtenOf = (typed: Readonly<Record<string, string>>): Branding['storefronts'] =>
  Object.fromEntries(Object.entries(typed).filter(([, address]) => address.trim() !== ''));

interface BrandingFormProps {
  standing: Branding;
  onSaved: (branding: Branding) => void;
  /** Somebody else has changed it: it is read anew, and what was typed goes. */
  onReload: () => void;
  onTakeBack: (part: BrandingPart) => void;
}

/** As it is typed. */
const formOf = ({ name, main, accent, legal, storefronts }: Branding) => ({
  name,
  main,
  accent,
  legal,
  typed: typedOf(storefronts),
});

export function BrandingForm({ standing, onSaved, onReload, onTakeBack }: BrandingFormProps) {
  const t = useTranslate();
  const { branding } = useAdmin();
  const [chosen, setChosen] = useState<ChosenLogo | null>(null);
  const entry = useEntry('branding', standing, formOf(standing), chosen !== null);
  const { form, edit, was, restart, forget } = entry;
  const [logoProblem, setLogoProblem] = useState<string | null>(null);
  const { busy, refusal, run } = useSaveInPlace(
    entry,
    was,
    ({ logo: _, ...wanted }: Branding, before) => branding.change(wanted, before, chosen?.base64 ?? null),
    branding.read,
    // A logo is sent as a file, and kept under a name of the server's.
    ({ logo: _, ...texts }) => texts,
  );
  const element = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  // Once for each refusal: who types on is not taken back to the summary.
  const found = useMemo(() => (refusal ? {} : null), [refusal]);
  const errors = refusal?.message?.errors ?? {};
  const addressProblem = (path: string): string | undefined =>
    errors[`branding.${path}`]
      ? t('Enter an address such as {example}.', { example: 'https://www.example.com' })
      : undefined;

  const choose = async (file: File | undefined): Promise<void> => {
    setLogoProblem(null);
    setChosen(null);
    if (!file) return;
    const read = await readLogoFile(file);
    // Another one was chosen while this one was read.
    if (chooser.current?.files?.[0] !== file) return;
    if (typeof read === 'string') setLogoProblem(logoProblemText(t, read));
    else setChosen(read);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (logoProblem !== null) return chooser.current?.focus();
    const { typed, ...written } = form;
    const answer = await run({ ...written, storefronts: writtenOf(typed), logo: was.logo });
    if (!answer?.ok) return undefined;
    restart(answer.value, formOf(answer.value));
    setChosen(null);
    if (chooser.current) chooser.current.value = '';
    return onSaved(answer.value);
  };
  const takeBack = (part: BrandingPart): void => {
    forget();
    onTakeBack(part);
  };
  const reload = (): void => {
    forget();
    onReload();
  };
  const legalTexts: Readonly<Record<LegalName, string>> = {
    terms: t('Terms and conditions'),
    privacy: t('Privacy'),
    imprint: t('Legal notice'),
  };
  const hasLook = was.name !== '' || was.main !== '' || was.accent !== '' || was.logo !== null;
  const isStale = refusal?.message?.code === 'changed_meanwhile';
  const shownLogo = chosen ?? (was.logo && { ...was.logo, address: logoFolder + logoFile(was.logo) });
  return (
    <div className={brandingCss.beside}>
      <form ref={element} className={formCss.form} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={element} found={found} />
        <Card className={css.part} aria-label={t('Name and logo')}>
          <CardTitle>{t('Name and logo')}</CardTitle>
          <div className={formCss.names}>
            <Field
              label={t('Name of the portal')}
              hint={t('On every page and email. Leave it empty for {name}.', { name: ownName })}
              autoComplete="off"
              maxLength={maxName}
              placeholder={ownName}
              value={form.name}
              onChange={({ target }) => edit({ name: target.value })}
              error={errors['branding.name'] && t('This name is too long, or has characters that a name can’t have.')}
            />
            <Field
              ref={chooser}
              className={css.file}
              label={was.logo ? t('Another logo') : t('Logo')}
              hint={t('PNG, JPEG or WebP, at most 200 kB. It is always shown on white.')}
              type="file"
              accept=".png,.jpg,.jpeg,.webp"
              disabled={busy}
              onChange={({ target }) => void choose(target.files?.[0])}
              error={logoProblem ?? (errors['logo'] && logoProblemText(t, 'broken'))}
            />
          </div>
          {was.logo && (
            <Button variant="secondary" disabled={busy} onClick={() => takeBack('logo')}>
              {t('Remove the logo')}
            </Button>
          )}
        </Card>
        <Card className={css.part} aria-label={t('Colours')}>
          <CardTitle>{t('Colours')}</CardTitle>
          <div className={formCss.names}>
            <BrandingColour colourRole="main" value={form.main} onChange={(main) => edit({ main })} />
            <BrandingColour colourRole="accent" value={form.accent} onChange={(accent) => edit({ accent })} />
          </div>
        </Card>
        <Card className={css.part} aria-label={t('Legal texts and support')}>
          <CardTitle>{t('Legal texts and support')}</CardTitle>
          <p>
            {t(
              'Links on the login page, in the account menu and in emails. Leave a field empty if you have no such page.',
            )}
          </p>
          <div className={formCss.names}>
            {legalNames.map((name) => (
              <Field
                key={name}
                label={legalTexts[name]}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={form.legal[name]}
                onChange={({ target }) => edit({ legal: { ...form.legal, [name]: target.value } })}
                error={addressProblem(`legal.${name}`)}
              />
            ))}
          </div>
          <p>
            {t('The email address and telephone number for customers’ questions are under Supplier:')}{' '}
            <Link href="/connect/admin/supplier">{t('Supplier')}</Link>
          </p>
        </Card>
        <Card className={css.part} aria-label={t('Storefronts')}>
          <CardTitle>{t('Storefronts')}</CardTitle>
          <p>
            {t(
              'Products open there. Enter / for the portal’s own host; products of a storefront without an address open in the portal.',
            )}
          </p>
          <div className={formCss.names}>
            {storefronts.map((each) => (
              <Field
                key={each.name}
                label={ownNameOf(each)}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={form.typed[each.name] ?? ''}
                onChange={({ target }) => edit({ typed: { ...form.typed, [each.name]: target.value } })}
                error={addressProblem(`storefronts.${each.name}`)}
              />
            ))}
          </div>
        </Card>
        <div className={layout.bar}>
          <Button type="submit" disabled={busy} busy={busy}>
            {t('Save')}
          </Button>
          {hasLook && (
            <Button variant="ghost" disabled={busy} onClick={() => takeBack('look')}>
              {t('Restore the built-in look')}
            </Button>
          )}
          <div className={formCss.notice}>
            {refusal && (
              <Notice {...(isStale && { action: { label: t('Reload'), onAction: reload } })}>
                {adminRefusalText(t, refusal)}
              </Notice>
            )}
          </div>
        </div>
      </form>
      <div className={brandingCss.preview}>
        <BrandingPreview form={form} logo={shownLogo} />
      </div>
    </div>
  );
}
