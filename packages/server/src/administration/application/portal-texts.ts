import type { Language } from '@connect/core/domain/access/language';
import {
  findTexts,
  textsFoundAtOnce,
  type PortalText,
  type TextQuery,
  type TextsFound,
} from '@connect/core/domain/administration/portal-text';
import { textProblems, type TextProblem } from '@connect/core/domain/administration/text-problems';
import { frenchSpaces } from '@connect/core/domain/figures/french-spaces';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { BuiltText } from '../../built-texts.ts';
import type { OwnTexts } from '../../own-texts.ts';

/** What an administrator says instead of a text, and what that was built with when it was written. */
interface WrittenText {
  readonly original: string;
  readonly own: string;
}

/** The texts that administrators wrote, by language and by what they are in English in the program. */
export interface TextStore {
  all(): Promise<readonly (WrittenText & { readonly language: Language; readonly source: string })[]>;
  /** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers; null for nothing. */
  change(
    language: Language,
    source: string,
    decide: (before: WrittenText | null) => WrittenText | null | 'stays',
  ): Promise<void>;
}

export interface TextChange {
  readonly source: string;
  /** Null for as it was built. */
  readonly text: string | null;
  readonly was: string | null;
}

/** What the portal's pages say: as they were built, until an administrator says otherwise, in every process from then on (specification §own-texts). */
export const createTextsBook = (store: TextStore, readBuilt: () => Promise<readonly BuiltText[]>) => {
  let last: { readonly key: string; readonly shown: OwnTexts } | null = null;
  return {
    find: async (language: Language, query: TextQuery): Promise<TextsFound> => {
      const [built, written] = await Promise.all([readBuilt(), store.all()]);
      const own = new Map(
        written
          .filter((each) => each.language === language)
          .map(({ source, own: text, original }) => [source, { text, over: original }]),
      );
      const known = built.map(({ source, texts }): PortalText => {
        const ownText = own.get(source) ?? null;
        own.delete(source);
        return { source, original: texts[language], own: ownText };
      });
      const unused = [...own].map(([source, ownText]): PortalText => ({ source, original: null, own: ownText }));
      const found = findTexts([...known, ...unused], query);
      return { texts: found.slice(0, textsFoundAtOnce), total: found.length };
    },
    /** Refused where it is neither what it was nor, as after an answer that got lost, what it is to be, and where it does not fit. */
    change: async (
      language: Language,
      { source, text, was }: TextChange,
    ): Promise<Result<null, 'changed-meanwhile' | 'unknown' | readonly TextProblem[]>> => {
      const original = (await readBuilt()).find((each) => each.source === source)?.texts[language];
      if (text !== null) {
        if (original === undefined) return refused('unknown');
        const problems = textProblems(original, text, language);
        if (problems.length > 0) return refused(problems);
      }
      let isSame = false;
      await store.change(language, source, (before) => {
        isSame = [was, text].includes(before?.own ?? null);
        if (!isSame) return 'stays';
        return text === null || original === undefined ? null : { original, own: text };
      });
      return isSame ? ok(null) : refused('changed-meanwhile');
    },
    /** What pages say otherwise, by language and by what they find a text by; what does not fit what they were built with by now is left out. */
    shown: async (): Promise<OwnTexts> => {
      const written = await store.all();
      if (written.length === 0) return {};
      const key = JSON.stringify(written);
      if (last?.key === key) return last.shown;
      const built = new Map((await readBuilt()).map((each) => [each.source, each]));
      const shown: Partial<Record<Language, Record<string, string>>> = {};
      for (const { language, source, own } of written) {
        const text = built.get(source);
        if (!text || textProblems(text.texts[language], own, language).length > 0) continue;
        (shown[language] ??= {})[text.id] = language === 'fr' ? frenchSpaces(own) : own;
      }
      last = { key, shown };
      return shown;
    },
  };
};
export type TextsBook = ReturnType<typeof createTextsBook>;
