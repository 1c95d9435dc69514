import { may, permissions } from '@connect/core/domain/access/user';
import { parseDay } from '@connect/core/domain/calendar/day';
import type { FollowUpChange, SampleOrder, SampleRequest } from '@connect/core/domain/samples/sample-order';
import type { Refusal } from '@connect/core/ports/failure';
import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { refusalText } from '../../i18n/server-message.ts';
import { useServices, useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './follow-up-card.css.ts';
import { FollowUpMark } from './follow-up-mark.tsx';
import { DayField, focusUnreadDay } from '../../shared/calendar/day-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { useCommand } from '../../shared/query/use-command.ts';

interface FollowUpCardProps {
  readonly sample: Omit<SampleRequest, 'reason' | 'createdBy'> & { readonly order: Pick<SampleOrder['order'], 'no'> };
  readonly onChanged: (sample: SampleOrder) => void;
}

/** When to ask how the samples were liked (specification §sample-list): the day can be changed, and that it was done be said and taken back. */
export function FollowUpCard({ sample, onChanged }: FollowUpCardProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { editSample } = useStaff();
  const [day, setDay, forget] = useDraft<string>(`follow-up ${sample.order.no}`, () => sample.followUpOn ?? '');
  const { busy, refusal, run } = useCommand(editSample);
  const [announcement, setAnnouncement] = useState('');
  const isDone = sample.followedUpAt !== null;

  const edit = async (change: FollowUpChange, done: string): Promise<void> => {
    const answer = await run(sample.order.no, change);
    if (!answer?.ok) return;
    // Somebody else may have moved it since it was shown.
    setDay(answer.value.followUpOn ?? '');
    forget();
    setAnnouncement(done);
    onChanged(answer.value);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusUnreadDay(event.currentTarget)) return;
    void edit({ followUpOn: parseDay(day) }, t('The follow-up was saved.'));
  };
  const toggle = () => {
    const done = isDone ? t('No longer marked as followed up.') : t('Marked as followed up.');
    void edit({ followedUp: !isDone }, done);
  };
  const isPast = refusal?.message?.code === 'date_in_the_past';
  return (
    <Card>
      <CardTitle>{t('Follow-up')}</CardTitle>
      <div className={css.body}>
        <div className={css.mark}>
          <FollowUpMark request={sample} />
        </div>
        {may(user, permissions.createSampleOrders) && (
          <>
            {/* The same button, so that the focus stays on it. */}
            <Button icon={isDone ? Undo2 : Check} variant="secondary" busy={busy} onClick={toggle}>
              {isDone ? t('Undo') : t('Mark as followed up')}
            </Button>
            {!isDone && (
              <DayForm
                day={day}
                saved={sample.followUpOn ?? ''}
                refusal={isPast ? refusal : null}
                onDay={setDay}
                onSave={save}
              />
            )}
            {refusal && !isPast && <Notice>{refusalText(t, refusal)}</Notice>}
          </>
        )}
      </div>
      <LiveRegion text={announcement} />
    </Card>
  );
}

interface DayFormProps {
  readonly day: string;
  /** The day as it is saved. */
  readonly saved: string;
  /** Why the day was refused. */
  readonly refusal: Refusal | null;
  readonly onDay: (day: string) => void;
  readonly onSave: (event: FormEvent<HTMLFormElement>) => void;
}

function DayForm({ day, saved, refusal, onDay, onSave }: DayFormProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, refusal);
  return (
    <form ref={form} className={css.form} onSubmit={onSave} noValidate>
      <DayField
        label={t('Follow-up date')}
        min={clock.today()}
        day={parseDay(day)}
        error={refusal ? refusalText(t, refusal) : undefined}
        onDay={(next) => onDay(next ?? '')}
      />
      <Button type="submit" variant="secondary" className={css.save} disabled={day === saved}>
        {t('Save')}
      </Button>
    </form>
  );
}
