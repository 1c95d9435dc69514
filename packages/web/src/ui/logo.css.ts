import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

export const logoGround = style({ fill: vars.color.hivis });
export const logoMark = style({
  fill: 'none',
  stroke: vars.color.hivisInk,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A logo of the portal's own in place of the mark, on white as on paper: the server puts its values into the page (specification §branding). */
export const ownLogo = {
  width: 'var(--portal-logo-width, 28px)',
  maxWidth: '100%',
  padding: 'var(--portal-logo-edge, 0)',
  borderRadius: '6px',
  background: 'var(--portal-logo-ground) var(--portal-logo) center / contain no-repeat content-box border-box',
} as const;
/** The mark that it stands in place of. */
export const besideOwnLogo = { visibility: 'var(--portal-mark, visible)' } as const;
globalStyle(`svg[width="28"]:has(> ${logoGround})`, ownLogo);
globalStyle(`svg[width="28"] > :is(${logoGround}, ${logoMark})`, besideOwnLogo);
