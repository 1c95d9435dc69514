import { isAwaited } from '@connect/core/domain/documents/awaited';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { Result } from '@connect/core/domain/result';
import type { Failure } from '@connect/core/ports/failure';
import type { ViewDocument } from '@connect/core/use-cases/documents/view-document';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { makeDocumentDetailMachine } from '@connect/machines/document-detail';
import { useServices } from '../../services.ts';
import { useRetryOnline } from '../../line/use-line.ts';
import { useLookAgain } from '../page/use-return.ts';
import type { StartedLoad } from './begin-load.ts';

export interface Detail<D> {
  /** The cached copy in the very first render, then the server's; null while there is neither. */
  readonly document: D | null;
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The load of a document that the page finds under way when it appears. */
export type StartedDetail<D> = StartedLoad<Result<D, Failure>>;

/** A document of a detail page, whose load may have been started before. The number must not change: key the screen by it. */
export const useDetail = <D extends Order | Invoice>(
  view: ViewDocument<D>,
  no: D['no'],
  started: StartedDetail<D> | null = null,
): Detail<D> => {
  const { clock } = useServices();
  const [machine] = useState(() =>
    makeDocumentDetailMachine<D>().provide({ actors: { load: fromPromise(started ?? (() => view.load(no))) } }),
  );
  const [cached] = useState(() => view.cached(no));
  const [snapshot, send] = useMachine(machine, { input: { cached } });
  const { document, failure } = snapshot.context;
  const retry = () => send({ type: 'retry' });
  useRetryOnline(failure === 'unavailable', retry);
  useLookAgain(() => send({ type: 'look' }), document !== null && isAwaited(clock.today())(document));
  return { document, failure, loading: snapshot.hasTag('loading'), retry };
};
