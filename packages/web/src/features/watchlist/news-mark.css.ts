import { globalStyle } from '@vanilla-extract/css';

import { media, radius, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

/** The count as `content` has it, with what it is read out as. */
export const newsVariable = '--watch-news';

const mark = '[data-ground="rail"] a[href$="/connect/watchlist"]::after';
globalStyle(mark, {
  content: `var(${newsVariable}, none)`,
  minWidth: '20px',
  marginLeft: 'auto',
  padding: '0 6px',
  borderRadius: radius.round,
  background: vars.color.hivis,
  color: vars.color.hivisInk,
  fontSize: textSize.fine.fontSize,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
  '@media': {
    [`${media.notStacked} and ${media.folded}`]: {
      position: 'absolute',
      top: '-2px',
      right: '-4px',
      minWidth: '16px',
      padding: '0 4px',
      ...textSize.tiny,
    },
  },
});
