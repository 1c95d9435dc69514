import type { Drawing } from './drawing.ts';

/** A first aid case. */
export const firstAidKit: Drawing = {
  width: 112,
  height: 90,
  colourways: [
    { main: '#2f9e62', shade: '#25804e', trim: '#ffffff', dark: '#1c6640' },
    { main: '#d9483d', shade: '#b3352b', trim: '#ffffff', dark: '#8f2a22' },
    { main: '#3f7fd0', shade: '#2f66ad', trim: '#ffffff', dark: '#26528a' },
  ],
  draw: ({ main, shade, trim, dark }) =>
    `<path d="M40 20v-6q0-6 6-6h20q6 0 6 6v6" fill="none" stroke="${dark}" stroke-width="6"/>` +
    `<rect x="8" y="18" width="96" height="66" rx="10" fill="${main}"/>` +
    `<path d="M8 62h96v12q0 10-10 10H18Q8 84 8 74z" fill="${shade}"/>` +
    `<rect x="22" y="58" width="12" height="9" rx="2" fill="${dark}"/><rect x="78" y="58" width="12" height="9" rx="2" fill="${dark}"/>` +
    `<circle cx="56" cy="51" r="23" fill="${trim}"/><path d="M51 37h10v9h9v10h-9v9H51v-9h-9V46h9z" fill="${main}"/>`,
};

/** A safety sign; its colour decides its shape, as on a site: warning, instruction, prohibition, safe condition. */
export const sign: Drawing = {
  width: 100,
  height: 96,
  colourways: [
    { main: '#f6d33c', shade: '#dcb51f', trim: '#2c3436', dark: 'triangle' },
    { main: '#2f72c4', shade: '#255c9f', trim: '#ffffff', dark: 'circle' },
    { main: '#ffffff', shade: '#d9483d', trim: '#2c3436', dark: 'ring' },
    { main: '#2f9e62', shade: '#25804e', trim: '#ffffff', dark: 'square' },
  ],
  draw: ({ main, shade, trim, dark: shape }) => {
    if (shape === 'triangle')
      return (
        `<path d="M50 6q5 0 8 5l36 66q5 11-7 12H13q-12-1-7-12l36-66q3-5 8-5z" fill="${trim}"/>` +
        `<path d="M50 15l36 66H14z" fill="${main}" stroke="${main}" stroke-width="4" stroke-linejoin="round"/>` +
        `<path d="M50 36v22" stroke="${trim}" stroke-width="8" stroke-linecap="round"/><circle cx="50" cy="71" r="5" fill="${trim}"/>`
      );
    if (shape === 'circle')
      return (
        `<circle cx="50" cy="48" r="43" fill="${main}"/><circle cx="50" cy="38" r="15" fill="${trim}"/>` +
        `<path d="M35 36q0-17 15-17t15 17z" fill="${shade}"/><rect x="31" y="34" width="38" height="4.5" rx="2" fill="${trim}"/>` +
        `<path d="M26 78q2-24 24-24t24 24q-10 9-24 9t-24-9z" fill="${trim}"/>`
      );
    if (shape === 'ring')
      return (
        `<circle cx="50" cy="48" r="38" fill="${main}"/>` +
        `<path d="M24 54h40v8H24zM67 54h8v8h-8z" fill="${trim}"/><path d="M71 48q4-7-3-11-6-4-2-11" fill="none" stroke="${trim}" stroke-width="4" stroke-linecap="round"/>` +
        `<circle cx="50" cy="48" r="38" fill="none" stroke="${shade}" stroke-width="10"/><path d="M24 22l52 52" stroke="${shade}" stroke-width="9"/>`
      );
    return (
      `<rect x="9" y="7" width="82" height="82" rx="10" fill="${main}"/><rect x="14" y="12" width="72" height="72" rx="6" fill="none" stroke="${trim}" stroke-width="2.5"/>` +
      `<path d="M24 48h44M50 28l20 20-20 20" fill="none" stroke="${trim}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  },
};
