import { reflective, type Colourway, type Drawing } from './drawing.ts';

const coated: readonly Colourway[] = [
  { main: '#8a979a', shade: '#3f6ea8', trim: '#3f6ea8', dark: '#2d5486' },
  { main: '#c3cbc9', shade: '#5d6b6d', trim: '#d8f53a', dark: '#465254' },
  { main: '#d9f02f', shade: '#5d6b6d', trim: '#5d6b6d', dark: '#465254' },
  { main: '#8a979a', shade: '#d9662b', trim: '#d9662b', dark: '#b04e1c' },
  { main: '#b98e5c', shade: '#e3c79d', trim: '#7d5d37', dark: '#7d5d37' },
];

const fingers: readonly (readonly [x: number, top: number])[] = [
  [33, 20],
  [44, 11],
  [55, 15],
  [66, 27],
];

/** A coated glove: knitted back, fingertips and palm dipped. */
export const glove: Drawing = {
  width: 100,
  height: 112,
  colourways: coated,
  draw: ({ main, shade, trim, dark }) =>
    fingers.map(([x, top]) => `<rect x="${x}" y="${top}" width="10.4" height="52" rx="5.2" fill="${main}"/>`).join('') +
    `<path d="M33 52h43.4v30q0 8-8 8H41q-8 0-8-8z" fill="${main}"/>` +
    `<path d="M41 82L20 57" stroke="${main}" stroke-width="12" stroke-linecap="round"/><path d="M22.5 60L20 57" stroke="${shade}" stroke-width="12" stroke-linecap="round"/>` +
    fingers
      .map(([x, top]) => `<rect x="${x}" y="${top}" width="10.4" height="20" rx="5.2" fill="${shade}"/>`)
      .join('') +
    `<path d="M37 60q17-7 35.5 0v17q-4 8-17.7 8T37 77z" fill="${shade}"/>` +
    `<path d="M44 66.500h22M44 72h22M46 77.500h18" stroke="${dark}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M36 88h37.500l1.5 14q0 4-4 4H38.500q-4 0-4-4z" fill="${trim}"/>` +
    `<path d="M36 95h38" stroke="${dark}" stroke-width="2.4"/>`,
};

const leathers: readonly Colourway[] = [
  { main: '#c08a52', shade: '#a06e3b', trim: '#7c5430', dark: '#4b4f50' },
  { main: '#66757a', shade: '#506064', trim: '#3f4c50', dark: '#39454a' },
  { main: '#8b6a4e', shade: '#705339', trim: '#d8f53a', dark: '#4b4f50' },
  { main: '#5b6b86', shade: '#46556d', trim: '#e0a33a', dark: '#394558' },
];

/** A safety boot from its side. */
export const boot: Drawing = {
  width: 112,
  height: 96,
  colourways: leathers,
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M22 12h35l2 26q2 9 13 14l17 6q14 5 14 19v4H17q-2-20 1-38z" fill="${main}"/>` +
    `<path d="M22 12h13l-2 69H17q-2-20 1-38z" fill="${shade}"/>` +
    `<path d="M78 54.500l11 3.500q14 5 14 19v4H77q-5-14 1-26.500z" fill="${dark}"/>` +
    `<rect x="19" y="6" width="41" height="12" rx="6" fill="${trim}"/>` +
    `<path d="M44 27h15.500M45 36h16M48 45h17M56 53.500h15" stroke="${reflective}" stroke-width="3.2" stroke-linecap="round"/>` +
    `<path d="M14 79h91v5q0 6-6 6H86l-4-4H46l-4 4H20q-6 0-6-6z" fill="${dark}"/>` +
    `<path d="M14 79h91" stroke="${trim}" stroke-width="2.6"/>`,
};

/** A pair of knee pads with their straps. */
export const kneePads: Drawing = {
  width: 104,
  height: 96,
  colourways: [
    { main: '#6b797b', shade: '#566466', trim: '#d8f53a', dark: '#3d494b' },
    { main: '#3c5a86', shade: '#2f486d', trim: '#ff8a2a', dark: '#243856' },
    { main: '#6b797b', shade: '#566466', trim: '#ff8a2a', dark: '#3d494b' },
  ],
  draw: ({ main, shade, trim, dark }) =>
    [6, 56]
      .map(
        (x) =>
          `<rect x="${x - 3}" y="24" width="48" height="8" rx="3" fill="${dark}"/>` +
          `<rect x="${x - 3}" y="64" width="48" height="8" rx="3" fill="${dark}"/>` +
          `<rect x="${x}" y="6" width="42" height="84" rx="19" fill="${main}"/>` +
          `<rect x="${x + 7}" y="22" width="28" height="50" rx="13" fill="${shade}"/>` +
          `<path d="M${x + 12} 40l9-7 9 7M${x + 12} 51l9-7 9 7M${x + 12} 62l9-7 9 7" fill="none" stroke="${trim}" stroke-width="4"/>`,
      )
      .join(''),
};
