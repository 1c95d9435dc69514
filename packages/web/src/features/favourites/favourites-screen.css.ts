import { style } from '@vanilla-extract/css';

import { size, space } from '../../theme/metrics.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
  // What is below stays where it is when the button is not needed.
  minHeight: size.control,
  marginBottom: space(3.5),
});
export const actions = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: '40px',
});
