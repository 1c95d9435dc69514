import { hivis, reflective, workwear, type Drawing } from './drawing.ts';

const band = (y: number, from: number, to: number): string =>
  `<rect x="${from}" y="${y}" width="${to - from}" height="7.5" fill="${reflective}"/>`;

/** A hi-vis bomber jacket. */
export const jacket: Drawing = {
  width: 112,
  height: 104,
  colourways: hivis,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M32 16q-11 3-14 16L5 82q-1 4 3 5l9 2q4 1 5-3l10-34z" fill="${shade}"/>` +
    `<path d="M80 16q11 3 14 16l13 50q1 4-3 5l-9 2q-4 1-5-3L80 52z" fill="${shade}"/>` +
    `<path d="M14.5 45.500l15 5-2.2 7.3-14.7-5zM9.8 63.500l14.8 5-2.2 7.3-14.5-5zM97.5 45.500l-15 5 2.2 7.3 14.7-5zM102.2 63.500l-14.8 5 2.2 7.3 14.5-5z" fill="${reflective}"/>` +
    `<path d="M6 79l19 5-3 8q-1 3-4 2L6 91q-3-1-2-4zM106 79l-19 5 3 8q1 3 4 2l12-3q3-1 2-4z" fill="${trim}"/>` +
    `<path d="M32 16l10-4h28l10 4 4 10v66H28V26z" fill="${main}"/>` +
    `<rect x="36" y="14" width="7.5" height="36" fill="${reflective}"/><rect x="68.5" y="14" width="7.5" height="36" fill="${reflective}"/>` +
    band(48, 28, 84) +
    band(66, 28, 84) +
    `<path d="M28 86h56v10q0 4-4 4H32q-4 0-4-4z" fill="${trim}"/>` +
    `<path d="M41 6q15-4 30 0l2 10-11 6H50l-11-6z" fill="${trim}"/><path d="M46 9q10-2 20 0l-10 9z" fill="${dark}"/>` +
    `<path d="M56 18v82" stroke="${dark}" stroke-width="2.2"/>`,
};

/** A hi-vis vest. */
export const vest: Drawing = {
  width: 92,
  height: 104,
  colourways: hivis,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M28 6h36l-18 32z" fill="${shade}"/>` +
    `<path d="M22 6h11l13 30L59 6h11q1 20 12 28v62q0 4-4 4H14q-4 0-4-4V34Q21 26 22 6z" fill="${main}"/>` +
    `<path d="M24 6h7.500l0 44H24zM60.5 6H68v44h-7.500z" fill="${reflective}"/>` +
    band(50, 10, 82) +
    band(70, 10, 82) +
    `<path d="M46 36v64" stroke="${dark}" stroke-width="2.2"/>` +
    `<path d="M33 6l13 30L59 6M22 6q-1 20-12 28M70 6q1 20 12 28" fill="none" stroke="${trim}" stroke-width="2.8"/>`,
};

/** Work trousers with holster and knee pockets. */
export const trousers: Drawing = {
  width: 80,
  height: 112,
  colourways: workwear,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M16 8h48l8 98H46l-6-56-6 56H8z" fill="${main}"/>` +
    `<path d="M40 8h24l8 98H46l-6-56z" fill="${shade}"/>` +
    `<rect x="15" y="5" width="50" height="9" rx="2" fill="${dark}"/><rect x="36" y="6.5" width="8" height="6" rx="1" fill="${reflective}"/>` +
    `<path d="M12.5 56h21.500l-2.2 22H10.700zM67.5 56H46l2.2 22h21.100z" fill="${trim}"/>` +
    `<path d="M15 20h12v16q-7 4-13.5 1zM65 20H53v16q7 4 13.5 1z" fill="${dark}"/>`,
};

/** A hooded coverall. */
export const coverall: Drawing = {
  width: 96,
  height: 116,
  colourways: [
    { main: '#cbd5d2', shade: '#a9b5b1', trim: '#3f7fd0', dark: '#93a1a2' },
    { main: '#7fa3d1', shade: '#6187b8', trim: '#e6ebe9', dark: '#3d5f8d' },
    { main: '#cbd5d2', shade: '#a9b5b1', trim: '#ff8a2a', dark: '#93a1a2' },
  ],
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M32 20q-7 2-10 11L5 68q-1 3 2 4l7 3q3 1 4-2l16-30zM64 20q7 2 10 11l17 37q1 3-2 4l-7 3q-3 1-4-2L62 43z" fill="${shade}"/>` +
    `<path d="M30 21l10-4h16l10 4 1 40 5 48H52l-4-38-4 38H24l5-48z" fill="${main}"/>` +
    `<path d="M48 17h8l10 4 1 40 5 48H52l-4-38z" fill="${shade}"/>` +
    `<path d="M34 20q-3-17 14-17t14 17l-7 6H41z" fill="${main}"/><path d="M39 19q-1-11 9-11t9 11l-4 4H43z" fill="${dark}"/>` +
    `<path d="M48 24v46" stroke="${trim}" stroke-width="3"/><path d="M29 62h38" stroke="${dark}" stroke-width="2.2"/>`,
};

/** A full body harness. */
export const harness: Drawing = {
  width: 92,
  height: 112,
  colourways: [
    { main: '#e06d10', shade: '#b9580a', trim: '#6b797b', dark: '#434f51' },
    { main: '#d9483d', shade: '#b3352b', trim: '#6b797b', dark: '#434f51' },
    { main: '#3f7fd0', shade: '#2f66ad', trim: '#e8c44b', dark: '#434f51' },
  ],
  draw: ({ main, shade, trim, dark }) =>
    `<g fill="none" stroke-width="7.5"><path d="M26 8q-8 26 20 44 28-18 20-44" stroke="${shade}"/>` +
    `<path d="M26 8L20 64M66 8l6 56" stroke="${main}"/>` +
    `<path d="M22 72q-12 32 8 32 16 0 15-26M70 72q12 32-8 32-16 0-15-26" stroke="${main}"/></g>` +
    `<rect x="14" y="62" width="64" height="11" rx="4" fill="${trim}"/><rect x="20" y="34" width="52" height="7" rx="2" fill="${dark}"/>` +
    `<rect x="38" y="31.5" width="16" height="12" rx="3" fill="${reflective}"/><rect x="37" y="60" width="18" height="15" rx="3" fill="${reflective}"/>` +
    `<rect x="42" y="64" width="8" height="7" rx="1.5" fill="${dark}"/>` +
    `<circle cx="46" cy="52" r="6" fill="none" stroke="${reflective}" stroke-width="3.6"/>`,
};
