import { money } from '@connect/core/domain/money/money';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { figure, small } from '../../../theme/text.css.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { StackedBar } from '../../../ui/stacked-bar.tsx';
import { Withheld } from '../../../ui/withheld.tsx';
import { Example } from '../example.tsx';
import * as css from './groups.css.ts';

export function Cards() {
  const t = useTranslate();
  const format = useFormat();
  const bar = (parts: readonly number[]) =>
    [t('Current Balance'), t('Outstanding Orders'), t('Available Credit')].map((label, index) => ({
      label,
      value: parts[index] ?? 0,
      text: format.money(money(parts[index] ?? 0, 'GBP')),
      fill: (['brand', 'wait', 'rest'] as const)[index] ?? 'rest',
    }));
  return (
    <>
      <Example code="<Card>" wide>
        <Card>
          <CardTitle>{t('Terms')}</CardTitle>
          <p className={figure}>{t('{n, plural, one {# day} other {# days}}', { n: 30 })}</p>
          <p className={small}>{t('End of month')}</p>
        </Card>
      </Example>
      <Example code="<Card dimmed>" wide>
        <Card dimmed>
          <CardTitle>{t('Items not included on this invoice')}</CardTitle>
          <p className={small}>{t('The items below may be pending shipment or may appear on another invoice.')}</p>
        </Card>
      </Example>
      <Example code="<Withheld>" wide>
        <Card>
          <CardTitle>{t('Credit Limit')}</CardTitle>
          <p className={figure}>
            <Withheld dummy={format.money(money(12_345_00, 'GBP'))} label={t('Hidden')} />
          </p>
        </Card>
      </Example>
      <Example code="<ProgressRing percent tone size>" wide>
        <Card className={css.spaces}>
          {[0, 39, 100].map((percent) => (
            <ProgressRing key={percent} percent={percent}>
              <span className={figure}>{Math.round((percent * 31) / 100)}</span>
            </ProgressRing>
          ))}
          <ProgressRing percent={100} tone="bad">
            <span className={figure}>3</span>
          </ProgressRing>
          <ProgressRing percent={60} size={64} />
        </Card>
      </Example>
      <Example code="<StackedBar>" wide>
        <Card>
          <StackedBar segments={bar([18_412_60, 4_407_25, 17_180_15])} total={40_000_00} />
        </Card>
      </Example>
      <Example code="<StackedBar>, over its total" wide>
        <Card>
          <StackedBar segments={bar([38_000_00, 9_000_00, -7_000_00])} total={40_000_00} />
        </Card>
      </Example>
      <Example code="<StackedBar>, of nothing" wide>
        <Card>
          <StackedBar segments={bar([0, 0, 0])} total={0} />
        </Card>
      </Example>
    </>
  );
}
