import { textOf } from '../records/values.ts';
import { folded, headingFor } from './guess-kind.ts';
import { cellsUnder, type Part } from './guess-parts.ts';
import { type Names, question, yamlText, yamlTextWithin } from './guess-source.ts';
import { termDays } from './synonyms.ts';

const days = String.raw`(?:d|days?|t|tage?n?|j|jours?|gg|giorni|dni)`;
const net = String.raw`(?:net|netto|nets|rein)`;
const endOfMonth = /\s*(?:eom|end of (?:the )?month|zum monatsende|monatsende|fin de mois|fine mese|f\.?m\.?)$/i;
/** `30 days`, `NET30`, `N30`, `30 Tage netto`, and what is net where a discount is named first: `14 Tage 2 % Skonto, 30 Tage netto`. */
const ofDays: readonly RegExp[] = [
  new RegExp(String.raw`^(?:${net}|n)?[\s-]*(\d{1,3})\s*${days}?\.?(?:\s*${net})?$`, 'i'),
  new RegExp(String.raw`[,;/]\s*(\d{1,3})\s*${days}\s*${net}$`, 'i'),
  new RegExp(String.raw`[\s,;/]${net}[\s-]*(\d{1,3})(?:\s*${days})?$`, 'i'),
];
const atOnce =
  /^(?:sofort(?: netto| zahlbar| fällig)?|immediate(?:ly)?(?: payment)?|(?:due )?on receipt|due upon receipt|comptant|à réception|immediato|natychmiast)$/i;
/** As the model has it, and Business Central: `30D`, `1M`, `CM`, `30D+CM`. */
const calculation = /^(?:\d{1,3}[DWM]|CM)(?:\+(?:\d{1,3}[DWM]|CM))*$/;

/** How the due date is counted by what payment terms are called; null where nobody can tell. */
export const calculationOf = (text: string): string | null => {
  const upper = text.toUpperCase().replaceAll(' ', '');
  if (calculation.test(upper)) return upper;
  if (atOnce.test(text)) return '0D';
  const own = text.replace(endOfMonth, '').trim();
  const found = ofDays.map((pattern) => pattern.exec(own)?.[1]).find((each) => each !== undefined);
  // 0001 is a code.
  if (found === undefined || /^0\d/.test(found)) return null;
  return `${Number(found)}D${own === text ? '' : '+CM'}`;
};

const isBare = (text: string): boolean => /^\d+$/.test(text);
/** The numbers that are days though nothing says so: 1, 2 and 3 are codes. */
const usual = new Set(['7', '8', '10', '14', '15', '20', '21', '28', '30', '42', '45', '60', '75', '90', '120']);

/** What days are called, by what their heading is called. */
const wordFor = (heading: string): string => {
  const text = folded(heading);
  const known: readonly (readonly [RegExp, string])[] = [
    [/zahl|netto|tag|ziel/, 'Tage'],
    [/paiement|reglement|jour|delai/, 'jours'],
    [/pagament|giorni/, 'giorni'],
    [/platnosc|dni/, 'dni'],
  ];
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? 'days';
};

/** More are no terms. */
const mostTerms = 20;

/** What the terms of customers are, out of a column that says it in words, in a code, or in days alone. */
export const termsSources = ({ guess: { kind, seen, columns } }: Part, names: Names): ReadonlyMap<string, string> => {
  const sources = new Map<string, string>();
  if (kind !== 'customers') return sources;
  const inDays = headingFor(termDays, seen.headings);
  const headings = [inDays, columns.get('terms.description'), columns.get('terms.code')].filter(
    (heading) => heading !== null && heading !== undefined,
  );
  const termsUnder = (heading: string) => {
    const texts = [...new Set(cellsUnder(seen, heading).map(textOf))].filter((text) => text !== '');
    const isDays = heading === inDays || texts.filter(isBare).every((text) => usual.has(text) || text === '0');
    return texts.map((text) => ({ text, counted: isBare(text) && !isDays ? null : calculationOf(text) }));
  };
  for (const heading of headings) {
    const terms = termsUnder(heading);
    if (terms.length > mostTerms || terms.every(({ counted }) => counted === null)) continue;
    const table = (entries: readonly string[]) =>
      `{ column: ${yamlTextWithin(names.use(heading))}, table: { ${entries.join(', ')} } }`;
    const isUnknown = terms.some(({ counted }) => counted === null);
    const isSame = terms.every(({ text, counted }) => text === counted);
    sources.set(
      'terms.dueDateCalculation',
      isSame
        ? yamlText(names.use(heading))
        : table(terms.map(({ text, counted }) => `${JSON.stringify(text)}: ${counted ?? question}`)) +
            (isUnknown ? " # how the due date is counted, such as 30D or 30D+CM; '' where it is not" : ''),
    );
    // Days alone are no text that says what they are.
    if (terms.every(({ text, counted }) => isBare(text) && counted !== null) && !columns.has('terms.description'))
      sources.set(
        'terms.description',
        table(terms.map(({ text }) => `${JSON.stringify(text)}: ${text} ${wordFor(heading)}`)),
      );
    return sources;
  }
  return sources;
};
