/** What stands in a line: text as it is, or strong, or a link's. */
export interface Inline {
  readonly text: string;
  readonly strong: boolean;
  /** Null for what is no link. */
  readonly href: string | null;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'heading'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const heading = /^#{1,6}\s+/;
const bullet = /^\s*[-*+]\s+/;
const numbered = /^\s*\d{1,3}[.)]\s+/;
/** `**strong**`, `__strong__` and `[text](address)`, whose address has no blank and ends with the first bracket. */
const marked = /\*\*(?<starred>[^*]+)\*\*|__(?<lined>[^_]+)__|\[(?<text>[^[\]]+)\]\((?<href>[^\s)]+)\)/g;

/** Whether a link may lead there: nowhere but to a page of the web, or to a mail. */
export const isLinkable = (href: string): boolean => /^(https:\/\/[^\s/]|mailto:[^\s@]+@[^\s@])\S*$/.test(href);

/** Addresses of a text's links that lead elsewhere. */
export const badLinks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(marked)].flatMap(({ groups }) =>
    groups?.['href'] === undefined || isLinkable(groups['href']) ? [] : groups['href'],
  );

const inline = (line: string): readonly Inline[] => {
  const parts: Inline[] = [];
  const add = (text: string, strong: boolean, href: string | null): void => {
    if (text !== '') parts.push({ text, strong, href });
  };
  let end = 0;
  for (const found of line.matchAll(marked)) {
    const { starred, lined, text = '', href } = found.groups ?? {};
    add(line.slice(end, found.index), false, null);
    const strong = starred ?? lined;
    if (strong !== undefined) add(strong, true, null);
    // A link that may not be is the text that was written.
    else if (href !== undefined && isLinkable(href)) add(text, false, href);
    else add(found[0], false, null);
    end = found.index + found[0].length;
  }
  add(line.slice(end), false, null);
  return parts;
};

type LineKind = Block['kind'] | 'ordered' | 'blank';

const kindOf = (line: string): LineKind => {
  if (line.trim() === '') return 'blank';
  if (heading.test(line)) return 'heading';
  if (bullet.test(line)) return 'list';
  return numbered.test(line) ? 'ordered' : 'paragraph';
};

/** Lines that belong together: those of one paragraph or one list, and headings, each of which is one by itself. */
const groupsOf = (markdown: string): readonly { readonly kind: LineKind; readonly lines: readonly string[] }[] => {
  const groups: { readonly kind: LineKind; readonly lines: string[] }[] = [];
  for (const line of markdown.split(/\r\n|[\n\r]/)) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    // A line that goes on under an item belongs to it.
    const goesOn = kind === 'paragraph' && /^\s/.test(line) && (last?.kind === 'list' || last?.kind === 'ordered');
    if (last && goesOn) last.lines.push(`${last.lines.pop() ?? ''} ${line.trim()}`);
    else if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
};

/**
 * Reads a supplier's text: paragraphs, headings, lists, strong words, and links to the web and to mails. All else, HTML above all, is
 * the text it is written as: nothing that comes in becomes an element of a page (decisions §nothing-as-html).
 */
export const parseMarkdown = (markdown: string): readonly Block[] =>
  groupsOf(markdown).flatMap(({ kind, lines }): readonly Block[] => {
    switch (kind) {
      case 'blank':
        return [];
      case 'heading':
        return lines.map((line) => ({ kind, content: inline(line.replace(heading, '')) }));
      case 'paragraph':
        return [{ kind, content: inline(lines.map((line) => line.trim()).join(' ')) }];
      default: {
        const mark = kind === 'ordered' ? numbered : bullet;
        const items = lines.map((line) => inline(line.replace(mark, '')));
        return [{ kind: 'list', ordered: kind === 'ordered', items }];
      }
    }
  });

const contentsOf = (block: Block): readonly (readonly Inline[])[] =>
  block.kind === 'list' ? block.items : [block.content];

/** The words of a text, without what marks them. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(contentsOf)
    .map((content) => content.map(({ text }) => text).join(''))
    .join(' ');
