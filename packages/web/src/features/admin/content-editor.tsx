import type { Refusal } from '@connect/core/ports/failure';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { focusUnreadDay } from '../../shared/calendar/day-field.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { LeaveDialog } from '../../shared/forms/leave-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { cx } from '../../ui/cx.ts';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import type { Entry } from './use-entry.ts';
import * as layout from '../../theme/layout.css.ts';

interface ContentEditorProps {
  /** Where the way back leads. */
  back: string;
  title: string;
  entry: Pick<Entry<unknown, unknown>, 'isUnsaved' | 'forget'>;
  busy: boolean;
  refusal: Refusal | null;
  /** What somebody else has made of it meanwhile, null for removed; undefined where nobody has. */
  theirs: ReactNode | undefined;
  /** As its readers will see it. */
  preview: ReactNode;
  onSubmit: () => void;
  onBack: () => void;
  /** Buttons beside Save. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form in place of the lists, with what its readers will see below it. What was typed stays when it is refused. */
export function ContentEditor(props: ContentEditorProps) {
  const { back, title, entry, actions, busy, refusal, theirs, preview, onSubmit, onBack, children } = props;
  const t = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  // Once for each refusal: who types on is not taken back to the summary.
  const found = useMemo(() => (refusal ? {} : null), [refusal]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && !focusUnreadDay(form.current)) onSubmit();
  };
  const isOfField = refusal?.message && Object.keys(refusal.message.errors).length > 0;
  return (
    <div className={css.form}>
      <div className={css.between}>
        <Button
          variant="ghost"
          icon={ArrowLeft}
          disabled={busy}
          onClick={entry.isUnsaved ? () => setLeaving(true) : onBack}
        >
          {back}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {title}
      </h2>
      <form ref={form} noValidate className={layout.stack} onSubmit={submit}>
        <ErrorSummary form={form} found={found} />
        <Card className={cx(css.part, css.fields)}>{children}</Card>
        {theirs !== undefined && (
          <Card className={css.part} aria-label={t('What is there now')}>
            <CardTitle>{t('What is there now')}</CardTitle>
            {theirs === null ? (
              <p>{t('It has been removed in the meantime. Save adds it again as you typed it.')}</p>
            ) : (
              <>
                <p>{t('It has been changed in the meantime. Save replaces this with what you typed.')}</p>
                {theirs}
              </>
            )}
          </Card>
        )}
        <Card className={css.part} aria-label={t('Preview')}>
          <CardTitle>{t('Preview')}</CardTitle>
          {preview}
        </Card>
        {refusal && !isOfField && <Notice>{adminRefusalText(t, refusal)}</Notice>}
        <div className={css.between}>
          <Button type="submit" disabled={busy} busy={busy}>
            {t('Save')}
          </Button>
          {actions}
        </div>
      </form>
      <LeaveDialog
        open={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          entry.forget();
          onBack();
        }}
      />
    </div>
  );
}
