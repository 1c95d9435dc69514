import { escapeToBuffer } from 'hono/utils/html';

/** A text as it stands in HTML, between tags as well as in a quoted attribute. */
export const escapeHtml = (text: string): string => {
  const escaped: [string] = [''];
  escapeToBuffer(text, escaped);
  return escaped[0];
};
