import { maxQuantity } from '@connect/core/domain/ordering/quantity';
import { ownQuantity } from '@connect/core/domain/ordering/quick-order';
import type { LineState } from '@connect/core/domain/ordering/quick-order';
import type { TypedLine } from '@connect/core/domain/ordering/quick-order-paste';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { overStockText } from '../../shared/ordering/over-stock-text.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import * as css from './order-row.css.ts';
import * as textStyles from '../../theme/text.css.ts';

interface LineMessageProps {
  line: TypedLine;
  state: LineState;
  /** The numbers that lines have on the screen, by their index. */
  numberOf: (index: number) => number;
  onFix: (part: Partial<TypedLine>) => void;
}

/** How a line stands, in words, with what would put it right. */
export function LineMessage({ line, state, numberOf, onFix }: LineMessageProps) {
  const t = useTranslate();
  const format = useFormat();
  const message = (tone: 'good' | 'wait' | 'bad' | 'info' | 'none', badge: string, ...texts: ReactNode[]) => (
    <>
      <StatusBadge tone={tone}>{badge}</StatusBadge>
      {texts}
    </>
  );
  const text = (key: string, content: string) => <span key={key}>{content}</span>;
  const fix = (label: string, part: Partial<TypedLine>) => (
    <button key={label} type="button" className={css.fix} onClick={() => onFix(part)}>
      {label}
    </button>
  );
  const together = ({ merged, quantity }: { merged: number; quantity: number }) =>
    merged > 0 &&
    text(
      'merged',
      t('{lines, plural, one {Also on # other line: {n} in total.} other {Also on # other lines: {n} in total.}}', {
        lines: merged,
        n: format.number(quantity),
      }),
    );
  switch (state.kind) {
    case 'blank':
      return null;
    case 'waiting':
      return <span className={textStyles.muted}>{t('Checking')}…</span>;
    case 'no-sku':
      return message(
        'bad',
        t('Item number missing'),
        text('what', t('Enter an item number, or search for the product.')),
      );
    case 'unknown':
      return message(
        'bad',
        t('Unknown item number'),
        state.near.length === 0
          ? text('what', t('No similar item numbers found.'))
          : text('what', t('Did you mean one of these?')),
        ...state.near.slice(0, 3).map(({ sku }) => fix(sku, { sku })),
      );
    case 'discontinued':
      return message(
        'bad',
        t('Discontinued'),
        state.item.replacedBy === null
          ? text('what', t('There is no replacement.'))
          : fix(t('Use {sku} instead', { sku: state.item.replacedBy }), { sku: state.item.replacedBy }),
      );
    case 'bad-quantity':
      return message('bad', t('Check the quantity'), text('what', t('Enter a whole number above 0.')));
    case 'too-many':
      return message(
        'bad',
        t('Quantity too high'),
        text('what', t('The maximum quantity is {n}.', { n: format.number(maxQuantity) })),
      );
    case 'below-minimum':
    case 'off-pack': {
      const { item, quantity, next } = state;
      const isLow = state.kind === 'below-minimum';
      return message(
        'bad',
        isLow ? t('Below minimum') : t('Not a multiple of the pack size'),
        text(
          'what',
          isLow
            ? t('Minimum order quantity: {n} units.', { n: item.minimum })
            : t('Pack size {n}: order in multiples of {n} units.', { n: item.packSize }),
        ),
        together(state),
        next !== null &&
          fix(t('Order {n, plural, one {# unit} other {# units}}', { n: next }), {
            quantity: String(ownQuantity(line, item, quantity, next)),
          }),
      );
    }
    case 'merged':
      return message(
        'none',
        t('Duplicate'),
        text('what', t('Ordered together with line {n}.', { n: numberOf(state.into) })),
      );
    case 'found':
      return message(
        state.lateOn === null ? 'good' : 'wait',
        state.lateOn === null ? t('In stock') : t('Not all in stock'),
        state.lateOn !== null && text('late', overStockText(t, format, state.item.stock, state.lateOn)),
        state.assumed &&
          text(
            'assumed',
            t('No quantity entered: {n, plural, one {# unit} other {# units}} will be ordered, the minimum.', {
              n: state.quantity,
            }),
          ),
        together(state),
      );
  }
}
