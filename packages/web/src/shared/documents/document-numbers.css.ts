import { style } from '@vanilla-extract/css';

import { textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { whenNarrow, whenStacked } from '../../ui/when-stacked.ts';

export const numbers = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 4px',
  // Two low lines: the status beside them keeps its own.
  ...whenNarrow({ width: 'min-content', lineHeight: '18px' }),
});
export const suffix = style({ fontSize: textSize.small.fontSize, fontWeight: 400, color: vars.color.ink3 });
/** Beside date and total there is one line for it. */
export const reference = style(
  whenStacked({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
