import { brandGrounds, ownColours } from '@connect/core/domain/administration/brand-colours';
import { legalLinks, type Brand } from '../brand.ts';
import { portalNameOf, type Supplier } from '../supplier.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Language } from '@connect/core/domain/access/language';
import { logo } from './logo.ts';
import { logoSource } from './mail.ts';

/** What a mail says, part by part: its text and its HTML are made from the same words. */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one pair a line. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** The same, for the lines of an order, below the quote. */
  readonly lines?: readonly (readonly [name: string, value: string])[];
  /** Somebody's own words, line breaks kept. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** What stands below the button. */
  readonly notes?: readonly string[];
}

const { light, dark } = brandGrounds;
const font = "font-family:Geist,'Helvetica Neue',Helvetica,Arial,sans-serif";

// Inline styles are the light scheme; clients that know the dark one take these.
const darkScheme = (accent: string): string => `@media (prefers-color-scheme: dark) {
.page { background-color: ${dark.page} !important; }
.card { background-color: ${dark.surface} !important; border-color: #223030 !important; }
.ink { color: ${dark.ink} !important; }
.ink2 { color: #b1bfbb !important; }
.ink3 { color: #869692 !important; }
.line { border-color: #223030 !important; }
.button { background-color: ${accent} !important; }
.buttonInk { color: ${dark.brandInk} !important; }
}`;

const paragraph = (text: string, className = 'ink'): string =>
  `<p class="${className}" style="margin:0 0 16px;${font};font-size:15px;line-height:23px;color:${className === 'ink' ? light.ink : '#465253'}">${escapeHtml(text)}</p>`;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<tr><td class="ink2" style="padding:4px 16px 4px 0;${font};font-size:14px;line-height:20px;color:#465253;vertical-align:top">${escapeHtml(name)}</td>` +
  `<td class="ink" style="padding:4px 0;${font};font-size:14px;line-height:20px;color:${light.ink};vertical-align:top;word-break:break-word">${escapeHtml(value)}</td></tr>`;

const factTable = (facts: MailContent['facts'] = []): string =>
  facts.length === 0
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${facts.map(factRow).join('')}</table>`;

const quoted = (quote: string | undefined): string =>
  quote === undefined
    ? ''
    : `<p class="ink line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #dfe3dd;${font};font-size:15px;line-height:23px;color:${light.ink};white-space:pre-wrap;word-break:break-word">${escapeHtml(quote)}</p>`;

const buttonTable = (button: MailContent['button'], ground: string): string => {
  if (!button) return '';
  const url = escapeHtml(button.url);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr>` +
    `<td class="button" bgcolor="${ground}" style="border-radius:11px;background-color:${ground}">` +
    `<a class="buttonInk" href="${url}" style="display:inline-block;padding:11px 20px;${font};font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a>` +
    `</td></tr></table>` +
    `<p style="margin:0 0 16px;${font};font-size:12.5px;line-height:18px;word-break:break-all"><a class="ink2" href="${url}" style="color:#465253">${url}</a></p>`
  );
};

const footerLines = ({ name, address, web }: Supplier): string[] =>
  [name, address, web].filter((line) => line !== null);

const footerParagraph = (html: string): string =>
  `<p class="ink3" style="margin:0;${font};font-size:12.5px;line-height:18px;color:#5f6b6b">${html}</p>`;

const footer = (supplier: Supplier, language: Language): string => {
  const links = Object.entries(legalLinks(supplier.brand, language)).map(
    ([name, url]) => `<a class="ink3" href="${escapeHtml(url)}" style="color:#5f6b6b">${escapeHtml(name)}</a>`,
  );
  return [...footerLines(supplier).map(escapeHtml), ...(links.length === 0 ? [] : [links.join(' · ')])]
    .map(footerParagraph)
    .join('');
};

/** Pixels that a logo is high, and wide at most. */
const logoHeight = 28;
const logoWidth = 140;

/** The supplier's logo, on white as on paper, else the mark. */
const logoOf = (brand: Brand | undefined): string => {
  if (!brand?.logo) return logo;
  const { width, height } = brand.logo;
  const scale = Math.min(logoHeight / height, logoWidth / width);
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
    `<td bgcolor="#ffffff" style="padding:4px 6px;border-radius:8px;background-color:#ffffff"><img src="${logoSource}" width="${across}" height="${down}" alt="" style="display:block;border:0"></td></tr></table>`
  );
};

/** The content as a whole HTML document of tables and inline styles, good in light and dark clients. */
export const htmlOf = (content: MailContent, language: Language, supplier: Supplier): string => {
  const { brand } = supplier;
  const main = brand?.colours.main ?? ownColours.main;
  const accent = brand?.colours.accent ?? ownColours.accent;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.title)}</title>
<style>${darkScheme(accent)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="background-color:${light.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td bgcolor="${light.rail}" style="padding:18px 24px;border-radius:16px 16px 0 0;background-color:${light.rail}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td>${logoOf(brand)}</td><td style="padding:0 0 0 10px;${font};font-size:17px;line-height:28px;font-weight:600;color:#ffffff">${escapeHtml(portalNameOf(supplier))}</td></tr></table></td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 24px 16px;border:1px solid #dfe3dd;border-top:0;border-radius:0 0 16px 16px;background-color:#ffffff">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:620;letter-spacing:-0.022em;color:${light.ink}">${escapeHtml(content.title)}</h1>
${content.paragraphs.map((text) => paragraph(text)).join('\n')}
${factTable(content.facts)}${quoted(content.quote)}${factTable(content.lines)}${buttonTable(content.button, main)}
${(content.notes ?? []).map((text) => paragraph(text, 'ink2')).join('\n')}
</td></tr>
<tr><td style="padding:18px 24px">${footer(supplier, language)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

/** What stands between a name and what it is: in French with a space before it. */
export const colonOf = (language: Language): string => (language === 'fr' ? '\u00A0: ' : ': ');

const factText = (facts: MailContent['facts'], language: Language): string =>
  (facts ?? []).map(([name, value]) => `${name}${colonOf(language)}${value}`).join('\n');

/** The content as plain text. */
export const textOf = (content: MailContent, language: Language, supplier: Supplier): string => {
  const { facts, quote, lines, button, notes = [] } = content;
  const signature = [
    ...footerLines(supplier),
    factText(Object.entries(legalLinks(supplier.brand, language)), language),
  ].filter((line) => line !== '');
  const blocks = [
    content.title,
    ...content.paragraphs,
    factText(facts, language),
    (quote ?? '').replace(/^/gm, quote ? '> ' : ''),
    factText(lines, language),
    button ? `${button.label}${colonOf(language).trimEnd()}\n${button.url}` : '',
    ...notes,
    signature.length === 0 ? '' : ['-- ', ...signature].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};
