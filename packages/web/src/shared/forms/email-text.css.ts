import { style } from '@vanilla-extract/css';

// A column is as wide as the longer half of its emails.
export const email = style({ overflowWrap: 'break-word' });
