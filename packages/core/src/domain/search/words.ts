/** Letters that Unicode does not take apart into a plain one and its accent. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Has nothing to take an accent off: most texts, and they are folded by the 100,000. */
const isPlain = /^[ -~]*$/;

/** A text without what tells the same word written twice apart: case and accents. */
const folded = (text: string): string => (isPlain.test(text) ? text.toLowerCase() : foldedAccents(text));

const foldedAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/g, (letter) => plain[letter] ?? letter);

/** The words of a query without case and accents (specification §customer-search). */
export const foldedWords = (query: string): readonly string[] =>
  folded(query)
    .split(/\s/)
    .filter((word) => word !== '');

/** Whether every word of a query stands somewhere in a text, in whatever case and with or without accents. */
export const holdsEveryWord = (text: string, query: string): boolean => {
  const content = folded(text);
  return foldedWords(query).every((word) => content.includes(word));
};

interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** A text letter by letter, each with where it stands in the folded text. */
const lettersOf = (text: string) => {
  let end = 0;
  return [...text].map((letter) => {
    const at = end;
    end += folded(letter).length;
    return { letter, at, isAccent: end === at };
  });
};

/** A text in parts, by which places of the folded text are marked; put together again they are the text. */
const inParts = (text: string, marked: ReadonlySet<number>): readonly Part[] => {
  const parts: { text: string; marked: boolean }[] = [];
  for (const { letter, at, isAccent } of lettersOf(text)) {
    const last = parts.at(-1);
    // An accent that stands alone goes with the letter before it.
    const isMarked = isAccent ? (last?.marked ?? false) : marked.has(at);
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  }
  return parts;
};

/** A text in parts, those that a word of the query stands in marked; put together again they are the text. */
export const markWords = (text: string, query: string): readonly Part[] => {
  const content = [...text].map(folded).join('');
  const marked = new Set<number>();
  for (const word of foldedWords(query))
    for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index++) marked.add(index);
  return inParts(text, marked);
};

const words = /[\p{L}\p{N}]+/gu;
/** Where words begin, and the numbers in them: `10482` begins in `C10482`. */
const wordStarts = /(?<![\p{L}\p{N}])[\p{L}\p{N}]|(?<=\p{L})\p{N}/gu;

/**
 * Where letters stand that are one after another those of a word: all letters of a text as they follow, `LS14AB` of `LS1
 * 4AB`, or the first ones of its words, `nss` of Northgate Site Supplies. Empty where neither begins so.
 */
const spelt = (content: string, word: string): readonly number[] => {
  const all = [...content.matchAll(/[\p{L}\p{N}]/gu)];
  const first = all.filter(({ index }) => !/[\p{L}\p{N}]/u.test(content[index - 1] ?? ''));
  const letters = [...word];
  const found = [all, first].find((held) => letters.every((letter, index) => held[index]?.[0] === letter));
  return found?.slice(0, letters.length).map(({ index }) => index) ?? [];
};

/** Parts of a text with what a word of the query begins marked, too. What is marked already stays so. */
export const markWordStarts = (parts: readonly Part[], query: string): readonly Part[] => {
  const marked = new Set<number>();
  let content = '';
  for (const part of parts) {
    const start = content.length;
    content += [...part.text].map(folded).join('');
    for (let at = start; part.marked && at < content.length; at++) marked.add(at);
  }
  const starts = [...content.matchAll(wordStarts)].map(({ index }) => index);
  for (const [word] of folded(query).matchAll(words)) {
    const begun = starts.filter((at) => content.startsWith(word, at));
    for (const start of begun) for (let at = start; at < start + word.length; at++) marked.add(at);
    if (begun.length === 0) for (const at of spelt(content, word)) marked.add(at);
  }
  return inParts(parts.map(({ text }) => text).join(''), marked);
};
