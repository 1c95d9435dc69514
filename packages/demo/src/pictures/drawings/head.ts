import type { Colourway, Drawing } from './drawing.ts';

const shells: readonly Colourway[] = [
  { main: '#f6d33c', shade: '#dcb51f', trim: '#fbe88f', dark: '#8f9a98' },
  { main: '#cfd8d5', shade: '#aeb9b6', trim: '#ffffff', dark: '#8f9a98' },
  { main: '#3f7fd0', shade: '#2f66ad', trim: '#8fb8ea', dark: '#8f9a98' },
  { main: '#ff8a2a', shade: '#e06d10', trim: '#ffc08a', dark: '#8f9a98' },
  { main: '#d9483d', shade: '#b3352b', trim: '#f09a92', dark: '#8f9a98' },
];

/** A vented helmet from the front. */
export const helmet: Drawing = {
  width: 112,
  height: 88,
  colourways: shells,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M22 66q2 18 34 18t34-18" fill="none" stroke="${dark}" stroke-width="4"/>` +
    `<path d="M16 62q0-48 40-48t40 48z" fill="${main}"/>` +
    `<path d="M56 14q40 0 40 48H76q0-38-20-48z" fill="${shade}"/>` +
    `<path d="M30 56q0-24 9-33" fill="none" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>` +
    `<rect x="47" y="8" width="18" height="50" rx="9" fill="${main}"/>` +
    `<path d="M52 14v40M60 14v40" stroke="${shade}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M8 63q0-6 7-6h82q7 0 7 6 0 5-6 6-42 7-84 0-6-1-6-6z" fill="${main}"/>` +
    `<path d="M9 66q2 3 5 3 42 7 84 0 3 0 5-3-47 6-94 0z" fill="${shade}"/>`,
};

const lenses: readonly Colourway[] = [
  { main: '#a9d3e6', shade: '#d6ecf5', trim: '#566466', dark: '#3d494b' },
  { main: '#e8c44b', shade: '#f6e4a2', trim: '#566466', dark: '#3d494b' },
  { main: '#7a898c', shade: '#a3b0b2', trim: '#3f7fd0', dark: '#2f66ad' },
  { main: '#a9d3e6', shade: '#d6ecf5', trim: '#e06d10', dark: '#b9580a' },
];

/** Safety spectacles from the front. */
export const spectacles: Drawing = {
  width: 120,
  height: 70,
  colourways: lenses,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M12 20L4 46M108 20l8 26" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M10 18q50-12 100 0l-4 30q-3 14-22 14-16 0-20-14-4-7-8 0-4 14-20 14-19 0-22-14z" fill="${trim}"/>` +
    `<path d="M16 23q20-5 41-5.500v16q-4 3-6 11-3 11-15 11-14 0-17-10zM104 23q-20-5-41-5.500v16q4 3 6 11 3 11 15 11 14 0 17-10z" fill="${main}"/>` +
    `<path d="M25 25l14-2-12 26q-5-2-6-6zM73 22l9 1-12 21-4-7z" fill="${shade}"/>` +
    `<path d="M10 18q50-12 100 0l-.5 4q-49-11-99 0z" fill="${dark}"/>`,
};

const muffs: readonly Colourway[] = [
  { main: '#d9f02f', shade: '#b9cf1b', trim: '#566466', dark: '#3d494b' },
  { main: '#d9483d', shade: '#b3352b', trim: '#6b797b', dark: '#434f51' },
  { main: '#3f7fd0', shade: '#2f66ad', trim: '#6b797b', dark: '#434f51' },
  { main: '#6b797b', shade: '#566466', trim: '#93a1a2', dark: '#434f51' },
];

export const earDefenders: Drawing = {
  width: 100,
  height: 96,
  colourways: muffs,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M22 58V46q0-34 28-34t28 34v12" fill="none" stroke="${trim}" stroke-width="8"/>` +
    `<path d="M31 19q7-7 19-7t19 7" fill="none" stroke="${dark}" stroke-width="11" stroke-linecap="round"/>` +
    `<rect x="27" y="51" width="13" height="36" rx="6" fill="${dark}"/>` +
    `<rect x="60" y="51" width="13" height="36" rx="6" fill="${dark}"/>` +
    `<rect x="8" y="46" width="25" height="46" rx="12.5" fill="${main}"/>` +
    `<rect x="67" y="46" width="25" height="46" rx="12.5" fill="${main}"/>` +
    `<path d="M15 60v18M85 60v18" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>`,
};

const masks: readonly Colourway[] = [
  { main: '#7d8b8d', shade: '#657274', trim: '#d9476b', dark: '#434f51' },
  { main: '#6d86a8', shade: '#566e90', trim: '#e8c44b', dark: '#3a4c66' },
  { main: '#7d8b8d', shade: '#657274', trim: '#d8f53a', dark: '#434f51' },
];

/** A half mask with two filters. */
export const respirator: Drawing = {
  width: 116,
  height: 94,
  colourways: masks,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M40 24L22 6M76 24L94 6" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M58 8q14 0 19 20l6 26q1 30-25 32-26-2-25-32l6-26Q44 8 58 8z" fill="${main}"/>` +
    `<path d="M58 8q14 0 19 20l6 26q1 30-25 32z" fill="${shade}"/>` +
    [25, 91]
      .map(
        (x) =>
          `<circle cx="${x}" cy="60" r="22" fill="${dark}"/><circle cx="${x}" cy="60" r="16" fill="${trim}"/>` +
          `<path d="M${x - 9} 55h18M${x - 9} 61h18M${x - 6} 67h12" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/>`,
      )
      .join('') +
    `<circle cx="58" cy="60" r="11" fill="${dark}"/><path d="M52 57h12M52 63h12" stroke="${main}" stroke-width="2.6" stroke-linecap="round"/>`,
};
