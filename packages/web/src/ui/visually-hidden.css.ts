import { style } from '@vanilla-extract/css';

/** Not seen, but heard. */
export const hiddenRules = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
export const visuallyHidden = style(hiddenRules);
