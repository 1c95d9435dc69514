import { maxQuickLines } from '@connect/core/domain/ordering/quick-order-paste';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { maxFileSize } from './read-file.ts';
import type { FileFailure } from './read-file.ts';
import type { RoundedLine, Step } from './use-quick-order.ts';

/** So many of the changes are named; the rows show them all. */
const namedChanges = 5;

const changesText = (t: Translate, changes: readonly RoundedLine[]): string => {
  const named = changes.slice(0, namedChanges).map(({ sku, from, to }) => `${sku}: ${from} → ${to}`);
  const more = changes.length - named.length;
  const rest = more > 0 ? [t('{n, plural, one {and # more} other {and # more}}', { n: more })] : [];
  return [...named, ...rest].join(', ');
};

/** What was done last, with the way back. */
export function StepNotice({ step, onUndo }: { step: Step; onUndo: () => void }) {
  const t = useTranslate();
  const format = useFormat();
  if (step.kind === 'undone') return <Toast about={step}>{t('The last change was undone.')}</Toast>;
  const n = step.lines;
  if (step.kind === 'no-room')
    return (
      <Toast tone="bad" about={step}>
        {t('{n, plural, one {# line was} other {# lines were}} not added: an order can have up to {most} lines.', {
          n,
          most: format.number(maxQuickLines),
        })}
      </Toast>
    );
  const texts = {
    added: () => t('{n, plural, one {# line was added.} other {# lines were added.}}', { n }),
    rounded: () => t('{n, plural, one {# quantity was} other {# quantities were}} rounded up.', { n }),
    removed: () =>
      step.kind === 'removed' && step.sku ? t('{sku} was removed.', { sku: step.sku }) : t('A line was removed.'),
    cleared: () => t('{n, plural, one {# line was removed.} other {# lines were removed.}}', { n }),
  };
  return (
    <Toast tone="info" action={{ label: t('Undo'), onAction: onUndo }} about={step}>
      {texts[step.kind]()}
      {step.kind === 'rounded' && ` ${changesText(t, step.changes)}`}
      {step.kind === 'added' &&
        step.heading !== null &&
        ` ${t('We treated the first row as a header: {heading}', { heading: step.heading.slice(0, 80).replaceAll(/\s+/g, ' ') })}`}
    </Toast>
  );
}

/** Why a file was not taken, and what would be. */
export function FileNotice({ name, failure }: { name: string; failure: FileFailure }) {
  const t = useTranslate();
  const format = useFormat();
  const texts: Readonly<Record<FileFailure, () => string>> = {
    several: () => t('Drop one file at a time.'),
    'too-big': () => t('{name} is too big. The limit is {n} MB.', { name, n: maxFileSize }),
    'too-much': () =>
      t('{name} holds far more than an order. Save the sheet with your lines as CSV and try again.', { name }),
    'too-long': () =>
      t('{name} has more than {n} lines. Split it into several orders.', { name, n: format.number(maxQuickLines) }),
    unreadable: () => t('{name} couldn’t be read. Save it as CSV or XLSX and try again.', { name }),
    empty: () => t('There are no lines in {name}.', { name }),
    'not-loaded': () => t('{name} couldn’t be read just now. Try again.', { name }),
  };
  return <Notice>{texts[failure]()}</Notice>;
}
