import type { Translate } from '../../i18n/translator.ts';

type Words = (t: Translate, values: readonly string[]) => string;
type Rows = readonly (readonly [RegExp, Words])[];

/** Why a record is refused, as the server says it to programs and in reports, and how it is said on a page. */
const ofRecords: Rows = [
  [/^is required$/, (t) => t('is required')],
  [/^must be text$/, (t) => t('must be text')],
  [/^must be a number$/, (t) => t('must be a number')],
  [/^must be a whole number$/, (t) => t('must be a whole number')],
  [/^must be true or false$/, (t) => t('must be true or false')],
  [/^is below 0$/, (t) => t('can’t be negative')],
  [/^must be a date in the form YYYY-MM-DD$/, (t) => t('must be a date in the form YYYY-MM-DD')],
  [/^is not an email address$/, (t) => t('isn’t an email address')],
  [/^is not a currency of ISO 4217, such as GBP$/, (t) => t('isn’t an ISO 4217 currency code such as GBP')],
  [/^is longer than (\d+) characters$/, (t, [n = '']) => t('is longer than {n} characters', { n })],
  [
    /^is not between (\S+) and (\S+)$/,
    (t, [first = '', last = '']) => t('isn’t between {first} and {last}', { first, last }),
  ],
  [
    /^(.+) is not a date such as (.+)$/,
    (t, [value = '', example = '']) => t('{value} isn’t a date such as {example}', { value, example }),
  ],
  [
    /^(.+) is not a number such as (.+)$/,
    (t, [value = '', example = '']) => t('{value} isn’t a number such as {example}', { value, example }),
  ],
  [/^(.+) is not in the table of codes$/, (t, [code = '']) => t('{code} isn’t in the table of codes', { code })],
  [
    /^it is of customer (\S+) already$/,
    (t, [customer = '']) => t('already belongs to customer {customer}', { customer }),
  ],
  [
    /^is an invoice of customer (\S+)$/,
    (t, [customer = '']) => t('is an invoice of customer {customer}', { customer }),
  ],
  [
    /^is in (\w+), customer (\S+) is in (\w+)$/,
    (t, [currency = '', customer = '', other = '']) =>
      t('is in {currency}, but customer {customer} uses {other}', { currency, customer, other }),
  ],
  [
    /^come to (.+), the total is (.+)$/,
    (t, [sum = '', total = '']) => t('add up to {sum}, but the total is {total}', { sum, total }),
  ],
  [
    /^comes twice in this run, with other contents: .+$/,
    (t) => t('appears twice in this import, with different contents'),
  ],
  [
    /^is the number of an invoice or a credit note already$/,
    (t) => t('is already the number of an invoice or a credit note'),
  ],
  [/^is that of order (\S+), too$/, (t, [order = '']) => t('is also the number of order {order}', { order })],
  [/^waits for approval in the portal: send it once that was told$/, (t) => t('is waiting for approval in the portal')],
];

/** Why a whole file was not imported, as the command says it. */
const ofFiles: Rows = [
  [/^(.+): is empty \(0 bytes\)$/, (t, [file = '']) => t('{file} is empty.', { file })],
  [/^(.+): is no text: /, (t, [file = '']) => t('{file} isn’t a text file.', { file })],
  [
    /^(.+): has no headings in (?:line|row) (\d+)$/,
    (t, [file = '', line = '']) => t('{file} has no headings in line {line}.', { file, line }),
  ],
  [
    /^(.+): has a password, or is of an Excel before 2007: /,
    (t, [file = '']) =>
      t(
        '{file} has a password, or was saved by Excel 2003 or older. Save it as .xlsx without a password, or as CSV (UTF-8).',
        { file },
      ),
  ],
  [
    /^(.+): (?:is a workbook that is not read|is cut short, or is no workbook|cannot be read as a workbook).*$/,
    (t, [file = '']) => t('{file} can’t be read as a workbook. Save it as .xlsx or as CSV (UTF-8).', { file }),
  ],
  [
    /^(.+): has more than (\d+) MB unpacked: /,
    (t, [file = '', n = '']) =>
      t(
        '{file} has more than {n} MB unpacked. Save it as CSV (UTF-8), or ask the server’s operator to import it with “connect import”.',
        { file, n },
      ),
  ],
  [
    /^The map says nothing of a file (.+)\.$/,
    (t, [file = '']) => t('The map doesn’t mention the file {file}.', { file }),
  ],
  [
    /^The file needs a map, and none can be guessed: /,
    (t) => t('The file needs a map, and we can’t suggest one: it doesn’t look like anything the portal imports.'),
  ],
  [/^Say what the records of the file are\.$/, (t) => t('Say what the file contains.')],
  [
    /^The map reads the file together with (.+), which is not there\.$/,
    (t, [files = '']) =>
      t(
        'The map reads the file together with {files}. Ask the server’s operator to import them together with “connect import”.',
        { files },
      ),
  ],
  [
    /^Line (\d+) of the map: put an answer in place of the \?(?:: .*)?$/,
    (t, [line = '']) => t('Line {line} of the map: replace the question mark.', { line }),
  ],
  [
    /^Line (\d+) of the map: (\S+): is not a word of the map$/,
    (t, [line = '', word = '']) => t('Line {line} of the map: {word} isn’t a known word.', { line, word }),
  ],
];

/** Why a mail server or a sign-in provider cannot be used. */
const ofServers: Rows = [
  [/^no answer within (\d+) s$/, (t, [seconds = '']) => t('no answer within {seconds} s', { seconds })],
  [
    /^answers (\d+) at (\S+)$/,
    (t, [status = '', address = '']) => t('it answers {status} at {address}', { status, address }),
  ],
  [/^is none: (\S+)$/, (t, [address = '']) => t('there is none at {address}', { address })],
  [/^calls itself (.+)$/, (t, [name = '']) => t('it calls itself {name}', { name })],
  [/^(\d+) s from the sign-in provider's$/, (t, [seconds = '']) => t('its clock is {seconds} s off', { seconds })],
];

const textIn = (rows: Rows, t: Translate, reason: string): string | null => {
  for (const [pattern, words] of rows) {
    const found = pattern.exec(reason);
    if (found) return words(t, found.slice(1));
  }
  return null;
};

/** Why a record was refused; null for what has no words here and stays in the server's own. */
export const refusalText = (t: Translate, reason: string): string | null => textIn(ofRecords, t, reason);

/** One of the lines that say why a file was not imported; null as above. */
export const fileProblemText = (t: Translate, line: string): string | null => textIn(ofFiles, t, line);

/** Why a server cannot be used; codes such as ECONNREFUSED, and what it said itself, stay as they are. */
export const serverProblemText = (t: Translate, problem: string): string => textIn(ofServers, t, problem) ?? problem;
