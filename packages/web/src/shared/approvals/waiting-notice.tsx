import type { Approvals } from '@connect/core/ports/checkouts';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Link } from '../../ui/link.tsx';
import { badge } from '../../ui/status-badge.css.ts';
import { useQuery } from '../query/use-query.ts';
import * as css from './waiting-notice.css.ts';

/** That orders wait for approval, and the way to them. */
export function WaitingNotice({ list, href }: { list: Approvals['list']; href: string }) {
  const t = useTranslate();
  const { value } = useQuery(() => list(), '');
  if (value === null) return null;
  const count = value.filter(({ mayDecide }) => mayDecide).length;
  if (count === 0) return <span className={css.none}>{t('No orders are waiting for approval.')}</span>;
  return (
    <Link className={badge.wait} href={href}>
      {t('{n, plural, one {# order is waiting for approval} other {# orders are waiting for approval}}', { n: count })}
    </Link>
  );
}
