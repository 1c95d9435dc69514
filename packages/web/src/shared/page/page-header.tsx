import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { title as titleText } from '../../theme/text.css.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx';
import * as css from './page-header.css.ts';
import { titleId, useAccountSlot } from './shell-context.ts';
import * as textStyles from '../../theme/text.css.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title, such as a status badge. */
  badge?: ReactNode;
  /** The small line above the title: breadcrumbs, or a kicker where a page has none. */
  breadcrumbs?: readonly Breadcrumb[];
  kicker?: ReactNode;
  /** The customer action area, such as the search box. */
  actionArea?: ReactNode;
}

/** The top of every page: title area, action area, and the account button on wide screens. */
export function PageHeader({ title, badge, breadcrumbs, kicker, actionArea }: PageHeaderProps) {
  const t = useTranslate();
  const account = useAccountSlot();
  return (
    <div className={css.header}>
      <div className={css.area}>
        {breadcrumbs && <Breadcrumbs label={t('Breadcrumbs')} items={breadcrumbs} />}
        {kicker && <p className={textStyles.small}>{kicker}</p>}
        <div className={css.titleLine}>
          <h1 id={titleId} className={titleText}>
            {title}
          </h1>
          {badge}
        </div>
      </div>
      {actionArea && <div className={css.actions}>{actionArea}</div>}
      {account}
    </div>
  );
}
