import { globalStyle, style } from '@vanilla-extract/css';

import { formWidth, radius, space } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxWidth: formWidth.card,
});
// Nobody knows how many sessions or logins there will be: what stands below them is shown once its place is known.
globalStyle(`${cards} > [aria-busy='true'] ~ *`, { visibility: 'hidden' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  // As high as with a badge that comes.
  minHeight: '24px',
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(4),
  marginTop: space(3),
  color: color.ink2,
});
export const text = style({ maxWidth: '68ch' });
export const steps = style({ display: 'grid', gap: space(5), width: '100%', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
/** Quiet black on white in both schemes, as cameras want it. */
export const code = style({
  width: '196px',
  height: '196px',
  padding: space(3),
  borderRadius: radius.control,
  background: '#fff',
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  color: color.ink,
  fontWeight: 600,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
});
export const codeForm = style({ display: 'grid', gap: space(3), width: '100%', maxWidth: formWidth.field });
export const choices = style({ display: 'grid', gap: space(4), width: '100%' });
export const recoveryCodes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: `${space(2)} ${space(4)}`,
  width: '100%',
  margin: 0,
  padding: space(4),
  borderRadius: radius.control,
  background: color.sunk,
  color: color.ink,
  fontWeight: 600,
  listStyle: 'none',
});
export { device, deviceName, row as session } from '../../../shared/sign-ins/sign-in-list.css.ts';
export const sessionsHead = style([head, { padding: `${space(4)} ${space(5)}` }]);
export const sessionsNote = style({ padding: `0 ${space(5)} ${space(4)}` });
export const passkeysDoing = style({ padding: `${space(2)} ${space(5)} ${space(4)}` });
