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

/** A text without what tells the same word written twice apart: case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/g, (letter) => plain[letter] ?? letter);

const wordsOf = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether every word of a query stands somewhere in a text, in whatever case and with or without accents. */
export const holdsEveryWord = (text: string, query: string): boolean => {
  const content = folded(text);
  return wordsOf(query).every((word) => content.includes(word));
};

interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in parts, those that a word of the query stands in marked; put together again they are the text. */
export const markWords = (text: string, query: string): readonly Part[] => {
  const letters = [...text];
  const foldedLetters = letters.map(folded);
  const content = foldedLetters.join('');
  const marked = new Set<number>();
  for (const word of wordsOf(query))
    for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index++) marked.add(index);
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  letters.forEach((letter, index) => {
    const { length } = foldedLetters[index] ?? '';
    const last = parts.at(-1);
    // An accent that stands alone goes with the letter before it.
    const isMarked = length === 0 ? (last?.marked ?? false) : marked.has(at);
    at += length;
    if (last?.marked === isMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
  });
  return parts;
};
