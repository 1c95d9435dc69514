import { globalStyle } from '@vanilla-extract/css';

// The page of the storefront is seen where the widget is not.
globalStyle('html[data-frame]', { background: 'none' });
