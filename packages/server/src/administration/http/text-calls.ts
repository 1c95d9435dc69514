import { calls } from '@connect/contract/calls';
import type { TextProblem, TextProblemKind } from '@connect/core/domain/administration/text-problems';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile, malformed } from '../../refusal.ts';
import type { TextsBook } from '../application/portal-texts.ts';

const problemTexts: Readonly<Record<TextProblemKind, (of: string) => string>> = {
  brackets: () => 'has a curly bracket that belongs to no value and no plural',
  lacks: (of) => `lacks ${of}`,
  unknown: (of) => `has ${of}, which the text that was built has not`,
  plurals: (of) => `does not have the plurals of the text that was built: ${of}`,
  forms: (of) => `has a plural without exactly the forms ${of}`,
  tags: (of) => `does not have the tags of the text that was built${of === '' ? ', which has none' : `: ${of}`}`,
};
const textOf = ({ kind, of }: TextProblem): string => problemTexts[kind](of.join(', '));

/** What the portal's pages say (specification §own-texts). */
export const serveTextCalls = (serve: Serve, book: TextsBook): void => {
  serve(calls.portalTexts, async ({ params, query }) => ok(await book.find(params.language, query)));
  serve(calls.writePortalText, async ({ params, body }) => {
    const changed = await book.change(params.language, body);
    if (changed.ok) return changed;
    if (changed.refusal === 'changed-meanwhile') return refused(changedMeanwhile);
    return refused(
      changed.refusal === 'unknown'
        ? malformed({ source: ['is no text of the portal'] })
        : malformed({ text: changed.refusal.map(textOf) }),
    );
  });
};
