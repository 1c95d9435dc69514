import { brandProperties } from '@connect/core/domain/administration/brand-properties';
import type { BrandingForm } from '@connect/core/domain/administration/branding';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ownName } from '../../own-name.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import * as adminCss from './admin-form.css.ts';
import * as css from './branding.css.ts';

interface BrandingPreviewProps {
  readonly form: Pick<BrandingForm, 'name' | 'main' | 'accent'>;
  readonly logo: Parameters<typeof brandProperties>[1];
}

/** How the portal will look, in both schemes, by the very styles that pages have it from. */
export function BrandingPreview({ form, logo }: BrandingPreviewProps) {
  const t = useTranslate();
  const own = brandProperties({ main: asWritten(form.main), accent: asWritten(form.accent) }, logo);
  // The page's own are in force around it.
  const style = { ...unset, ...own };
  const panes = [
    ['light', t('Light')],
    ['dark', t('Dark')],
  ] as const;
  return (
    <Card className={adminCss.part} aria-label={t('Preview')}>
      <CardTitle>{t('Preview')}</CardTitle>
      {panes.map(([scheme, name]) => (
        <div key={scheme}>
          <p className={adminCss.beside}>{name}</p>
          <div data-theme={scheme} style={style} className={css.pane}>
            <div className={css.rail}>
              <div className={css.bar}>
                <Logo />
                {form.name.trim() || ownName}
              </div>
              <p className={css.current}>{t('Dashboard')}</p>
            </div>
            <div className={css.body}>
              <span className={css.button}>{t('Save')}</span>
              <span className={css.link}>{t('Help Center')}</span>
              <span className={css.soft}>{t('Chosen')}</span>
            </div>
          </div>
        </div>
      ))}
    </Card>
  );
}

/** As the server will have it. */
const asWritten = (typed: string): string => typed.trim().toLowerCase();

const unset = Object.fromEntries(
  Object.keys(brandProperties({ main: '#000000', accent: '#ffffff' }, { width: 1, height: 1, address: '' })).map(
    (name) => [name, 'initial'],
  ),
);
