import type { CompanyUser } from '@connect/core/domain/access/company-user';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './user-cards.css.ts';

/** What is known of a user and not changed here; null while it loads. */
export function UserFactsCard({ user }: { user: CompanyUser | null }) {
  const t = useTranslate();
  const format = useFormat();
  const facts = [
    { name: t('Email'), value: user?.email },
    {
      name: t('Last login'),
      value: user && (user.lastSignedInAt === null ? t('Never') : format.moment(user.lastSignedInAt)),
    },
    { name: t('Two-step verification'), value: user && (user.secondFactor ? t('On') : t('Off')) },
  ];
  return (
    <Card>
      <CardTitle>{t('Account')}</CardTitle>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factValue}>{value ?? <Shimmer width={128} height={20} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
