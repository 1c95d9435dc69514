import { brandGrounds, ownColours } from '@connect/core/domain/administration/brand-colours';

/** The double chevron in dots, `#` for a dark one: mail clients show neither SVG nor pictures that are not asked for. */
const chevron = ['...##...', '..####..', '.##..##.', '##....##'];
const mark = [...chevron, '........', ...chevron];
/** Sides of a dot, in pixels. */
const dot = 2;

const cell = (run: string): string => {
  const ground = run.startsWith('#') ? `;background-color:${brandGrounds.light.hivisInk}` : '';
  return `<td style="width:${run.length * dot}px;height:${dot}px;font-size:0;line-height:0${ground}"></td>`;
};

// A table a row: cells of several widths share no columns.
const row = (dots: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse"><tr>${(dots.match(/#+|\.+/g) ?? []).map(cell).join('')}</tr></table>`;

/** The hi-vis square with the double chevron, drawn with tables. */
export const logo =
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
  `<td align="center" valign="middle" bgcolor="${ownColours.accent}" style="width:28px;height:28px;padding:5px 6px;box-sizing:border-box;border-radius:8px;background-color:${ownColours.accent}">${mark.map(row).join('')}</td></tr></table>`;
