import { isAwaited } from '@connect/core/domain/documents/awaited';
import type { FoundDocuments, KeptList, ListRequest, ListState } from '@connect/core/domain/documents/list-state';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { documentListMachine } from '@connect/machines/document-list';
import { useServices, useSession } from '../../services.ts';
import { useRetryOnline } from '../../line/use-line.ts';
import { useLookAgain } from '../../shared/page/use-return.ts';
import { useDocumentSource } from '../../shared/documents/document-source.ts';
import { makeLoadAhead } from './load-ahead.ts';
import type { LoadAhead } from './load-ahead.ts';

interface DocumentList {
  readonly list: ListState;
  readonly loading: boolean;
  /** Fetches a page that will probably be wanted next. */
  readonly prepare: (page: number) => void;
  readonly reload: () => void;
}

/** The list of what is wanted, kept up by its machine; what was started before it was drawn is not asked for again. */
export const useDocumentList = (wanted: ListRequest, started: LoadAhead | null): DocumentList => {
  const { listDocuments, lastList, listAgain, clock } = useServices();
  const { user } = useSession();
  const { customerNo } = useDocumentSource();
  const [{ machine, ahead, kept, reading }] = useState(() => {
    const loadAhead = started ?? makeLoadAhead((request) => listDocuments(request, user, customerNo), clock.now);
    let last: KeptList | null = null;
    const take = (list: KeptList | null) => (last = list);
    const reading = customerNo === undefined ? lastList().then(take, () => null) : null;
    const load = fromPromise(async ({ input }: { input: ListRequest }) => {
      const asked = clock.now();
      const keep = (found: FoundDocuments | null) => customerNo === undefined && listAgain.keep(found, asked);
      keep(null);
      try {
        const found = await loadAhead.load(input);
        keep(found);
        return found;
      } catch (error) {
        await reading;
        throw error;
      }
    });
    return { ahead: loadAhead, kept: () => last, reading, machine: documentListMachine.provide({ actors: { load } }) };
  });
  const [snapshot, send] = useMachine(machine, { input: { wanted, kept, asItWas: ahead.asItWas } });
  useEffect(() => send({ type: 'request.changed', wanted }), [send, wanted]);
  useEffect(() => void reading?.then((list) => list && send({ type: 'kept.read', kept: list })), [reading, send]);
  const reload = () => send({ type: 'reload' });
  const { list } = snapshot.context;
  useRetryOnline(list.failed, reload);
  useLookAgain(() => send({ type: 'refresh' }), list.documents.some(isAwaited(clock.today())));
  return {
    list,
    loading: snapshot.hasTag('loading'),
    prepare: (page) => {
      if (page !== wanted.page) ahead.prepare({ criteria: wanted.criteria, page });
    },
    reload,
  };
};
