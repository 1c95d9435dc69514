import { matchingPreset } from '@connect/core/domain/calendar/date-range';
import type { DateRange } from '@connect/core/domain/calendar/date-range';
import type { Day } from '@connect/core/domain/calendar/day';
import { CalendarDays, ChevronDown } from 'lucide-react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { later } from '../../../i18n/later.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import * as panel from './date-range-panel.css.ts';
import * as css from './date-range-picker.css.ts';
import { useOpened } from '../use-opened.ts';
import { presetTexts } from './preset-texts.ts';
import * as textStyles from '../../../theme/text.css.ts';

const part = later('date-range', () => import('./date-range-panel.tsx'));

interface DateRangePickerProps {
  range: DateRange;
  today: Day;
  onRange: (range: DateRange) => void;
}

/**
 * The date range as a button that opens the picker. A preset's label stands before the days when they are just its days
 * (specification §presets). There always is a range: it cannot be cleared (specification §date-picker).
 */
export function DateRangePicker({ range, today, onRange }: DateRangePickerProps) {
  const t = useTranslate();
  const format = useFormat();
  const preset = matchingPreset(range, today);
  const days = `${format.shortDate(range.from)} – ${format.shortDate(range.to)}`;
  const [opened, preload] = useOpened(part);
  return (
    <Popover
      label={t('Date range')}
      trigger={(props) => (
        <Button
          variant="secondary"
          icon={CalendarDays}
          className={css.trigger}
          onPointerEnter={preload}
          onFocus={preload}
          {...props}
        >
          <VisuallyHidden>{t('Date range')}</VisuallyHidden>
          <span className={css.text}>
            {preset !== null && <span className={textStyles.bold}>{t(presetTexts[preset])}</span>}
            <span className={preset === null ? textStyles.bold : css.days}>{days}</span>
          </span>
          <Icon of={ChevronDown} size={16} />
        </Button>
      )}
    >
      {(close) =>
        opened ? (
          <opened.part.DateRangePanel range={range} today={today} onRange={onRange} onDone={close} />
        ) : (
          <div className={panel.waiting}>
            <Spinner label={t('Loading')} />
          </div>
        )
      }
    </Popover>
  );
}
