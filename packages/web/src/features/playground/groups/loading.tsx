import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { ShimmerOf } from '../../../ui/shimmer-of.tsx';
import { Shimmer } from '../../../ui/shimmer.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Example } from '../example.tsx';

export function Loading() {
  const t = useTranslate();
  const [results, setResults] = useState(0);
  return (
    <>
      <Example code="<Spinner label>">
        <Spinner label={t('Loading')} />
      </Example>
      <Example code="<Spinner size={32}>">
        <Spinner size={32} />
      </Example>
      <Example code="<Shimmer>" wide>
        <Shimmer />
      </Example>
      <Example code="<Shimmer width={120} height={36}>" wide>
        <Shimmer width={120} height={36} />
      </Example>
      <Example code="<ShimmerOf>" wide>
        <ShimmerOf>{t('Loading')}</ShimmerOf>
      </Example>
      <Example code="<LiveRegion>">
        <Button variant="secondary" onClick={() => setResults(results + 1)}>
          {t('Show more')}
        </Button>
        <LiveRegion text={results === 0 ? '' : t('{n, plural, one {# result} other {# results}}', { n: results })} />
      </Example>
      <Example code="<VisuallyHidden>">
        …<VisuallyHidden>{t('Loading')}</VisuallyHidden>
      </Example>
    </>
  );
}
