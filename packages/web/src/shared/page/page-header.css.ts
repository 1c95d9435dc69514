import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: '48px',
  marginBottom: '18px',
  '@media': { [media.laptop]: { marginBottom: space(2.5) }, [media.stacked]: { flexWrap: 'wrap' } },
});
export const area = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flex: '1 1 0',
  // Beside a wide action area the title keeps room for its words.
  minWidth: 'min(260px, 34%)',
  '@media': { [media.folded]: { minWidth: '42%' }, [media.stacked]: { flexBasis: '100%', minWidth: 0 } },
});
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2.5)}`,
});
export const actions = style({
  flex: '0 1 auto',
  minWidth: 'min(400px, 36%)',
  '@media': {
    [media.folded]: { minWidth: '30%' },
    [media.stacked]: { flex: '1 1 100%', minWidth: 0 },
    print: { display: 'none' },
  },
});
