import { useId } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { chooseScheme, useScheme } from '../../theme/scheme.ts';
import { label } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { StorefrontMenu } from '../../shared/storefront/storefront-menu.tsx';
import * as css from './profile-screen.css.ts';

/** The storefront, which is the language, and the colour scheme; as in the account menu. */
export function PreferencesCard() {
  const t = useTranslate();
  const id = useId();
  const scheme = useScheme();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Appearance and language')}</CardTitle>
      <div className={css.preferences}>
        <div>
          <p className={label}>{t('Region and language')}</p>
          <StorefrontMenu place="form" />
        </div>
        <div>
          <p className={label}>{t('Colour scheme')}</p>
          <div className={css.scheme}>
            <SegmentSwitch
              label={t('Colour scheme')}
              value={scheme}
              onChange={chooseScheme}
              options={[
                { value: 'system', label: t('System') },
                { value: 'light', label: t('Light') },
                { value: 'dark', label: t('Dark') },
              ]}
            />
          </div>
        </div>
      </div>
    </Card>
  );
}
