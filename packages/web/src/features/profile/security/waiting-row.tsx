import { Shimmer } from '../../../ui/shimmer.tsx';
import * as css from './security-screen.css.ts';

/** Stands for the rows of a card until they come. */
export function WaitingRow() {
  return (
    <div className={css.session}>
      <Shimmer height={40} />
    </div>
  );
}
