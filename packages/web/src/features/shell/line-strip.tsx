import { later } from '../../i18n/later.ts';
import { useLine } from '../../line/use-line.ts';
import { LaterPart } from '../../shared/page/later-part.tsx';
import * as css from './line-strip.css.ts';

const part = later('line', () => import('./line-part.tsx'));

/** Says that the line is gone, for as long as it is. Its words are fetched while there is one, once the page has what it needs. */
export function LineStrip() {
  const hasLine = useLine();
  return (
    <div role="status" className={css.foot}>
      <LaterPart
        part={part}
        services={async () => null}
        render={({ LinePart }) => <LinePart />}
        delay={hasLine ? 4_000 : 0}
      />
    </div>
  );
}
