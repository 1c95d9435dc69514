import { later } from '../../i18n/later.ts';
import { useOnline } from '../../ui/use-online.ts';
import { LaterPart } from './later-part.tsx';
import * as css from './line-strip.css.ts';

const part = later('line', () => import('./line-text.tsx'));

/** Says that the line is gone, for as long as it is. Its words are fetched while there is one, once the page has what it needs. */
export function LineStrip() {
  const online = useOnline();
  return (
    <div role="status" className={css.foot}>
      <LaterPart
        part={part}
        services={() => Promise.resolve(null)}
        render={({ LineText }) => <LineText />}
        delay={online ? 4_000 : 0}
      />
    </div>
  );
}
