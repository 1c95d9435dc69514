import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { media, motion, radius, size, space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';
import { spinner, turn } from './spinner.css.ts';

const { color } = vars;

const transition = `background ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`;
/** An answer that comes sooner changes nothing in between. */
const patience = '150ms';
/** The look of a button, for anything clickable; a variant and a shape go with it. */
export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: size.control,
  padding: `6px ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink,
  fontWeight: 550,
  textDecoration: 'none',
  textAlign: 'center',
  transition,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      opacity: 0.6,
      cursor: 'default',
      transition: `${transition}, opacity 0s ${patience}, -webkit-text-fill-color 0s ${patience}`,
    },
  },
});
export const variants = styleVariants({
  primary: {
    background: color.brand,
    color: color.brandInk,
    selectors: { '&:hover:not(:disabled)': { background: color.brandHover } },
  },
  secondary: {
    background: color.surface,
    borderColor: color.line,
    boxShadow: vars.shadow,
    selectors: { '&:hover:not(:disabled)': { borderColor: color.control } },
  },
  // The ground is drawn darker on hover without a colour of its own.
  danger: {
    background: color.bad,
    color: color.page,
    selectors: { '&:hover:not(:disabled)': { background: `color-mix(in srgb, ${color.bad} 88%, ${color.ink})` } },
  },
  ghost: { selectors: { '&:hover:not(:disabled)': { background: color.sunk } } },
});
export const shapes = styleVariants({
  control: {},
  pill: { borderRadius: radius.round },
  icon: { width: size.control, padding: 0 },
});
export const wide = style({ width: '100%', minHeight: '46px' });

const notYet = keyframes({ 'from, to': { opacity: 0 } });
const isBusy = `${base}[aria-busy="true"]`;
globalStyle(`${isBusy} > ${spinner}`, {
  position: 'absolute',
  animationName: `${turn}, ${notYet}`,
  animationDuration: `0.8s, ${patience}`,
  animationIterationCount: 'infinite, 1',
});
// The ring stands where the icon does, and no button is wider while it is busy: what stands beside it stays where it is.
globalStyle(`${isBusy} > svg`, { opacity: 0, transition: `opacity 0s ${patience}` });
globalStyle(`${isBusy} > ${spinner}:has(+ svg)`, {
  position: 'relative',
  marginInlineEnd: `calc(-18px - ${space(2)})`,
});
globalStyle(`${isBusy}:not(:has(> svg))`, {
  WebkitTextFillColor: 'transparent',
  transition: `${transition}, opacity 0s ${patience}, -webkit-text-fill-color 0s ${patience}`,
});
globalStyle(`${isBusy}:not(:has(> svg)) > ${spinner}`, {
  inset: 0,
  margin: 'auto',
  // There the text cannot be hidden: it turns within the edge.
  '@media': {
    [media.forcedColours]: {
      inset: `calc(50% - 6px) auto auto 2px`,
      margin: 0,
      width: '12px !important',
      height: '12px !important',
    },
  },
});
