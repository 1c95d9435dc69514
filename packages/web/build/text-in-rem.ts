/** Pixels that a browser's own text size stands for until somebody changes it. */
const pixels = 16;

const inRem = (value: string): string =>
  value.replaceAll(/(\d*\.?\d+)px/g, (_, size: string) => `${Number(size) / pixels}rem`);

/**
 * A PostCSS plugin: styles say the sizes of texts, and the widths from which a part is laid out otherwise, in pixels of the design, and pages have
 * them in rem, so that a browser's own text size counts (WCAG 1.4.4): a page with larger texts is laid out as one in a smaller window.
 */
export const textInRem = {
  postcssPlugin: 'connect:text-in-rem',
  Declaration: (declaration: { prop: string; value: string }): void => {
    if (/^(?:font-size|line-height)$/.test(declaration.prop)) declaration.value = inRem(declaration.value);
  },
  AtRule: (rule: { name: string; params: string }): void => {
    if (/^(?:media|container)$/.test(rule.name)) rule.params = inRem(rule.params);
  },
};
