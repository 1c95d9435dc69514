import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const small = style({ ...textSize.label });

/** Its lines look at the room that they have: a panel, or a page. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  containerType: 'inline-size',
  containerName: 'basket',
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} 0`,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.line}` } },
});
export const texts = style({
  display: 'grid',
  gap: '2px',
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const facts = style([small, { display: 'flex', flexWrap: 'wrap', columnGap: space(3), color: color.ink2 }]);
export const later = style([small, { color: color.wait }]);
export const problem = style([small, { color: color.bad }]);
export const take = style({
  padding: '3px 2px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
/** Not even for what stands below the texts. */
const tight = 'basket (max-width: 339.98px)';
/** Below its texts where there is no room beside them. */
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '@container': { 'basket (max-width: 559.98px)': { flexBasis: '100%' }, [tight]: { flexWrap: 'wrap' } },
});
export const amount = style({
  flex: '1 1 auto',
  minWidth: '92px',
  textAlign: 'end',
  fontWeight: 600,
  '@container': { [tight]: { flexBasis: '100%', order: -1, paddingInlineStart: '56px', textAlign: 'start' } },
});
export const actions = style({ display: 'flex', marginInlineStart: 'auto' });
