import type { LoadedProducts } from '@connect/core/ports/product-board';
import type { SignOffDone } from '@connect/core/use-cases/products/sign-off';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import * as css from './products-screen.css.ts';
import type { SigningOff } from './use-sign-off.ts';

interface SignOffNoticesProps {
  readonly loaded: LoadedProducts | null;
  readonly signing: SigningOff;
  readonly onUndo: (done: SignOffDone) => void;
}

/** What is missing of the list, what was not done, and the way back from what was. */
export function SignOffNotices({ loaded, signing: { problem, others, done, undone }, onUndo }: SignOffNoticesProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <div className={css.notices}>
      {loaded && loaded.received < loaded.estimated && (
        <Notice tone="wait">
          {t(
            'We could load only {received} of about {estimated} products. Sign these off, then reload the page for the rest.',
            {
              received: format.number(loaded.received),
              estimated: format.number(loaded.estimated),
            },
          )}
        </Notice>
      )}
      {problem !== null && <Toast tone="bad">{problem}</Toast>}
      {others !== null && <Toast tone="wait">{others}</Toast>}
      {done && (
        <Toast action={{ label: t('Undo'), onAction: () => onUndo(done) }} about={done}>
          {t('{n, plural, one {# product} other {# products}} signed off.', { n: done.skus.length })}
        </Toast>
      )}
      <LiveRegion text={undone} />
    </div>
  );
}
