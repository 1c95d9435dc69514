import { style } from '@vanilla-extract/css';

import { media, rem, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(16px, 8cqi, 28px)',
  minHeight: '188px',
  containerType: 'inline-size',
  '@media': { [media.laptop]: { minHeight: '160px' }, [media.large]: { flexWrap: 'wrap' } },
});
/** As large as leaves room for the words beside it. */
export const ringSize = `clamp(${rem(88)}, 72cqi - ${rem(96)}, ${rem(120)})`;
export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [media.large]: { flexBasis: '100%' } },
});
// As high as the longest of its texts, so that none of them moves what is there.
export const next = style({
  minHeight: rem(117),
  '@container': { '(max-width: 270px)': { minHeight: rem(155) } },
});
export const ring = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', color: color.ink });
export const word = style({ fontSize: textSize.lead.fontSize, fontWeight: 620 });
export const unit = style({
  marginTop: '-4px',
  color: color.ink3,
  fontSize: textSize.label.fontSize,
  lineHeight: '16px',
});
export const amount = style({
  margin: `${space(2.5)} 0 ${space(1)}`,
  ...textSize.amount,
  fontWeight: 620,
  letterSpacing: '-0.02em',
});
export const overdue = style([amount, { color: color.bad }]);
export const detail = style({
  color: color.ink3,
  fontSize: textSize.small.fontSize,
  lineHeight: '19px',
  textWrap: 'balance',
});
export const pastDue = style([detail, { marginTop: space(1), color: color.bad, fontWeight: 550 }]);
export const notice = style({ marginTop: space(2) });
