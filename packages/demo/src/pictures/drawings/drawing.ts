/** Colours of one way a product is made in; each stands out on the light and the dark thumbnail tone. */
export interface Colourway {
  readonly main: string;
  readonly shade: string;
  readonly trim: string;
  readonly dark: string;
}

/** A product's picture: the size of its own canvas, and what is on it in a colourway. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly colourways: readonly Colourway[];
  readonly draw: (colours: Colourway) => string;
}

export const reflective = '#dfe5e3';

const navy = '#3c5a86';
const graphite = '#566466';

export const hivis: readonly Colourway[] = [
  { main: '#d9f02f', shade: '#b9cf1b', trim: graphite, dark: '#3d494b' },
  { main: '#ff8a2a', shade: '#e06d10', trim: graphite, dark: '#3d494b' },
  { main: '#d9f02f', shade: '#b9cf1b', trim: navy, dark: '#2d4468' },
  { main: '#ff8a2a', shade: '#e06d10', trim: navy, dark: '#2d4468' },
];

export const workwear: readonly Colourway[] = [
  { main: navy, shade: '#2f486d', trim: '#6f8db8', dark: '#243856' },
  { main: '#6b797b', shade: '#566466', trim: '#93a1a2', dark: '#434f51' },
  { main: '#4d7a5f', shade: '#3b624b', trim: '#7ba88d', dark: '#2d4c3a' },
  { main: '#a48661', shade: '#886d4b', trim: '#c4ab8b', dark: '#68533a' },
];
