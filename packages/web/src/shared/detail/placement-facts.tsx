import type { Placement } from '@connect/core/domain/ordering/placement';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { LeftLines } from '../ordering/left-lines.tsx';
import * as css from './order-cards.css.ts';

/** What is known of an order that was placed in the portal: what was asked for, and who decided. */
export function PlacementFacts({ placement }: { placement: Placement }) {
  const t = useTranslate();
  const format = useFormat();
  const { requestedOn, notes, left, decision } = placement;
  const decided = decision && { name: decision.by, date: format.moment(decision.at) };
  return (
    <>
      {requestedOn !== null && <span>{t('Requested delivery date: {date}', { date: format.date(requestedOn) })}</span>}
      {decided && (
        <span>
          {decision.approved
            ? t('Approved by {name} on {date}', decided)
            : t('Rejected by {name} on {date}. Nothing will be shipped.', decided)}
        </span>
      )}
      {decision !== null && decision.reason !== '' && <span className={css.words}>{decision.reason}</span>}
      <LeftLines left={left} />
      {notes !== '' && <span className={css.words}>{t('Notes: {notes}', { notes })}</span>}
    </>
  );
}
