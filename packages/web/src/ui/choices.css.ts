import { globalStyle, style } from '@vanilla-extract/css';

import { motion, radius, rem, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  marginBottom: space(2),
  ...textSize.small,
  fontWeight: 600,
  color: color.ink,
});
export const cards = style({
  display: 'grid',
  // Two beside each other, or one where there is no room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(200px, 45%), 100%), 1fr))',
  gap: space(2),
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) });

const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  minWidth: 0,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});
export const card = style([
  option,
  {
    padding: `${space(3)} ${space(3.5)}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    transition: `background ${motion.fast}, border-color ${motion.fast}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.control },
      '&:has(:checked)': { borderColor: color.brand, background: color.brandSoft },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
]);
export const row = style([option, { padding: `${space(1.5)} 0` }]);
// The box stands on the line of its name.
globalStyle(`${row} > :first-child`, { marginTop: '1px' });

export const texts = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  fontWeight: 600,
  color: color.ink,
  selectors: { ':disabled ~ * > &, :has(> :disabled) ~ * > &': { color: color.ink2 } },
});
export const text = style({ ...textSize.label, color: color.ink2 });
/** Why it cannot be chosen. */
export const note = style([text, { fontStyle: 'italic' }]);

export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: rem(18),
  height: rem(18),
  margin: '1px 0 0',
  border: `1px solid ${color.control}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `${rem(5)} solid ${color.brand}` },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { background: color.sunk },
    '&:disabled:checked': { borderColor: color.ink3 },
  },
});
