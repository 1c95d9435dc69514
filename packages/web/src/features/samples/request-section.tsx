import type { SampleEntry } from '@connect/core/domain/samples/sample-entry';
import { maxReasonLength } from '@connect/core/domain/samples/sample-form';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { DayField } from '../../shared/calendar/day-field.tsx';
import type { Problems } from './sample-problems.ts';
import * as layout from '../../theme/layout.css.ts';

/** From here on it is said how much room is left. */
const nearlyFull = 100;

interface RequestSectionProps {
  readonly entry: SampleEntry;
  readonly problems: Problems;
  readonly onChange: (part: Partial<Pick<SampleEntry, 'reason' | 'followUpOn'>>) => void;
}

/** What the samples are for, and when to ask how they were liked. */
export function RequestSection({ entry: { reason, followUpOn }, problems, onChange }: RequestSectionProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const left = maxReasonLength - reason.length;
  return (
    <div className={layout.stack}>
      <Textarea
        label={t('Reason')}
        name="reason"
        rows={3}
        maxLength={maxReasonLength}
        value={reason}
        error={problems.at.reason}
        hint={
          left <= nearlyFull
            ? t('{n, plural, one {# character left} other {# characters left}}', { n: left })
            : t('What are the samples for? The customer can’t see this.')
        }
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <DayField
        label={t('Follow-up date (optional)')}
        name="follow-up"
        min={clock.today()}
        day={followUpOn}
        error={problems.at.followUpOn}
        hint={t('When to ask the customer for feedback.')}
        onDay={(day) => onChange({ followUpOn: day })}
      />
    </div>
  );
}
