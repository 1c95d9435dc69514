import { matchingPreset } from '@connect/core/domain/calendar/date-range';
import type { ListRequest } from '@connect/core/domain/documents/list-state';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices } from '../../../services.ts';
import { viewTexts } from '../../../shared/documents/document-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { presetTexts } from '../date-range/preset-texts.ts';

/**
 * Beside a list that stays as it was since what was asked for could not be loaded: which rows these are, so that nobody takes them
 * for what the title says. The list itself says nothing of it (specification §list-loading).
 */
export function EarlierList({ request, onRetry }: { request: ListRequest; onRetry: () => void }) {
  const t = useTranslate();
  const format = useFormat();
  const { clock } = useServices();
  const { view, range, text } = request.criteria;
  const preset = matchingPreset(range, clock.today());
  const list = [
    view === 'both' ? t('Orders & Invoices') : t(viewTexts[view]),
    preset === null ? `${format.date(range.from)} – ${format.date(range.to)}` : t(presetTexts[preset]),
    text !== '' && `“${text}”`,
    t('Page {page}', { page: request.page }),
  ];
  return (
    <Notice tone="wait" action={{ label: t('Try again'), onAction: onRetry }}>
      {t('Below is still the list from before: {list}.', {
        list: list.filter((part) => part !== false).join(', '),
      })}
    </Notice>
  );
}
