import type { Kind } from '@connect/contract/integration/kinds';
import type { Answer, Send } from '../import-files.ts';

/** A portal that takes all records, and keeps them. */
export const takeAll = () => {
  const taken: { readonly kind: Kind; readonly record: object }[] = [];
  const send: Send = (kind) => ({
    runId: () => null,
    async send(records): Promise<Answer> {
      taken.push(...records.map((record) => ({ kind, record })));
      return { accepted: records.length, unchanged: 0, waiting: 0, refused: [] };
    },
    refuse: async () => undefined,
    end: async () => ({ removed: 0, toConfirm: null, late: [] }),
  });
  return {
    send,
    taken,
    of: (kind: Kind): readonly object[] => taken.filter((each) => each.kind === kind).map(({ record }) => record),
  };
};
