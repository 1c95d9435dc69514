import { style } from '@vanilla-extract/css';

import { media, motion, radius, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const columns = '28px minmax(150px, 210px) 84px minmax(0, 1fr) 124px 104px 40px';
/** In little room what a line is has a line of its own; on small screens what it comes to has, too. */
const foldedAreas = '"number sku quantity price amount remove" ". product product product product product"';
const stackedAreas = '"sku quantity remove" "product product product" "price amount amount"';

export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space(3),
  height: '46px',
  padding: `0 ${space(4)}`,
  fontSize: textSize.label.fontSize,
  fontWeight: 500,
  color: color.ink3,
  '@media': { [media.folded]: { display: 'none' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(2)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.folded]: {
      gridTemplateColumns: '28px minmax(150px, 1fr) 84px minmax(0, 124px) minmax(0, 104px) 40px',
      gridTemplateAreas: foldedAreas,
      selectors: { '&:first-child': { borderTop: 0 } },
    },
    // Without the column of what removes it.
    print: { gridTemplateColumns: '28px minmax(150px, 1fr) 84px 124px 104px 0' },
    [media.stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr) 72px 40px',
      gridTemplateAreas: stackedAreas,
      columnGap: space(2),
      padding: `${space(2)} ${space(1)} ${space(2)} ${space(4)}`,
    },
  },
});
const area = (name: string) => ({ '@media': { [media.folded]: { gridArea: name } } });
export const number = style({
  fontSize: textSize.label.fontSize,
  color: color.ink3,
  '@media': { [media.stacked]: { display: 'none' } },
});
export const sku = style({ minWidth: 0, ...area('sku') });
export const quantity = style({ minWidth: 0, ...area('quantity') });
export const product = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  '@media': { [media.folded]: { gridArea: 'product' } },
});
/** A blank line has no room for it. */
export const noProduct = style([product, { '@media': { [media.folded]: { display: 'none' } } }]);
export const picture = style({ flex: 'none', '@media': { [media.stacked]: { display: 'none' } } });
export const texts = style({ display: 'grid', gap: '3px', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600 });
export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  ...textSize.label,
  color: color.ink2,
  selectors: { '&:empty': { display: 'none' } },
});
export const fix = style({
  minHeight: '24px',
  padding: `2px ${space(2)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.link,
  fontWeight: 600,
  transition: `background ${motion.fast}`,
  selectors: { '&:hover': { background: color.sunk } },
  '@media': { print: { minHeight: 0, padding: 0, border: 0 } },
});
export const price = style({
  display: 'grid',
  textAlign: 'end',
  fontSize: textSize.small.fontSize,
  '@media': { [media.folded]: { gridArea: 'price', alignContent: 'center' } },
});
export const amount = style({
  textAlign: 'end',
  fontWeight: 600,
  '@media': {
    [media.folded]: { gridArea: 'amount', alignSelf: 'center' },
    // Under the button, which has room around its sign.
    [media.stacked]: { paddingInlineEnd: space(3), whiteSpace: 'nowrap' },
  },
});
export const remove = style({
  minWidth: size.control,
  minHeight: size.control,
  '@media': { [media.folded]: { gridArea: 'remove' }, print: { display: 'none' } },
});

export const combobox = style({ position: 'relative' });
export const input = style({
  width: '100%',
  minWidth: 0,
  height: size.control,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.page,
  color: color.ink,
  textOverflow: 'ellipsis',
  transition: `border-color ${motion.fast}, background ${motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:hover': { borderColor: color.ink3 },
    '&:focus': { background: color.surface },
    '&[aria-invalid="true"]': { borderColor: color.bad },
  },
  // What was typed, as a text.
  '@media': {
    print: {
      height: 'auto',
      padding: 0,
      border: 0,
      borderRadius: 0,
      outline: 0,
      background: 'none',
      selectors: { '&::placeholder': { color: 'transparent' } },
    },
  },
});
export const quantityInput = style([input, { textAlign: 'end' }]);
const floating = {
  position: 'absolute',
  zIndex: 15,
  top: `calc(100% + ${space(1)})`,
  left: 0,
  width: 'min(440px, calc(100vw - 64px))',
  border: `1px solid ${color.line}`,
  borderRadius: '14px',
  background: color.surface,
  boxShadow: vars.overlay,
} as const;
export const panel = style({
  ...floating,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  maxHeight: 'min(420px, calc(100dvh - 160px))',
  padding: space(1.5),
  overflowY: 'auto',
});
export const panelText = style({ ...floating, padding: space(4), color: color.ink2 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  ...textSize.label,
  color: color.ink2,
});
