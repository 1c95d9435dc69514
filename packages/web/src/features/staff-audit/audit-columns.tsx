import type { AuditEntry } from '@connect/core/domain/access/audit';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Tone } from '../../theme/palettes.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import * as css from './audit-columns.css.ts';
import { changeTexts } from './audit-changes.ts';
import { auditActor, auditResult, auditText } from './audit-text.ts';
import type { AuditResult } from './audit-text.ts';
import * as layout from '../../theme/layout.css.ts';

type Row = AuditEntry & { readonly key: number };

/** Entries have no name of their own, and stay where they are in the log. */
export const auditRows = (entries: readonly AuditEntry[]): readonly Row[] =>
  entries.map((entry, key) => ({ ...entry, key }));

/** What was done for customers and what staff wrote: when, who, for whom, what, and what became of it. */
export const useAuditColumns = (): readonly Column<Row>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    {
      key: 'when',
      label: t('When'),
      place: 'top',
      width: '17%',
      cell: ({ at }) => (
        <time dateTime={at} className={layout.unbroken}>
          {format.moment(at)}
        </time>
      ),
    },
    {
      key: 'who',
      label: t('Who'),
      place: 'bottom-wide',
      width: '22%',
      cell: (entry) => (
        <>
          {auditActor(t, entry)}
          <span className={css.aside}>{entry.actorEmail}</span>
        </>
      ),
    },
    {
      key: 'customer',
      label: t('Customer'),
      place: 'bottom-end',
      width: '22%',
      cell: ({ customer }) =>
        customer && (
          <>
            <Link href={`/connect/customers/${customer.no}`} className={css.link}>
              {customer.name}
            </Link>
            <span className={css.aside}>{customer.no}</span>
          </>
        ),
    },
    {
      key: 'what',
      label: t('What'),
      place: 'middle',
      cell: (entry) => (
        <>
          <span className={layout.broken}>{auditText(t, entry)}</span>
          {changeTexts(t, entry, format.moment).map((text) => (
            <span key={text} className={css.more}>
              {` ${text}`}
            </span>
          ))}
          {entry.about?.reason && (
            <span className={css.more}>{` ${t('Reason: {reason}', { reason: entry.about.reason })}`}</span>
          )}
          {entry.impersonating && entry.kind === 'request' && (
            <span className={css.more}>{` ${t('while acting for the customer')}`}</span>
          )}
        </>
      ),
    },
    {
      key: 'result',
      label: t('Result'),
      width: '12%',
      place: 'top-end',
      cell: (entry) => <ResultBadge entry={entry} />,
    },
  ];
};

const toneOf: Record<AuditResult, Tone> = { done: 'good', refused: 'wait', failed: 'bad', unknown: 'none' };

function ResultBadge({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const result = auditResult(entry);
  const texts: Record<AuditResult, string> = {
    done: t('Done'),
    refused: t('Refused'),
    failed: t('Failed'),
    unknown: t('Not known'),
  };
  return <StatusBadge tone={toneOf[result]}>{texts[result]}</StatusBadge>;
}
