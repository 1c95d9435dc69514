import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import * as css from './calendar.css.ts';

interface CalendarFrameProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Goes on by so many months. */
  readonly onTurn: (count: 1 | -1) => void;
  readonly children: ReactNode;
}

/** The months of a calendar, and the buttons that turn them. */
export function CalendarFrame({ ref, onTurn, children }: CalendarFrameProps) {
  const t = useTranslate();
  return (
    <div ref={ref} className={css.calendar}>
      <div className={css.turn}>
        <IconButton icon={ChevronLeft} label={t('Previous month')} onClick={() => onTurn(-1)} />
        <IconButton icon={ChevronRight} label={t('Next month')} onClick={() => onTurn(1)} />
      </div>
      {children}
    </div>
  );
}
