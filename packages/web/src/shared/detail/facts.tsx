import type { ReactNode } from 'react';

import { Link } from '../../ui/link.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './detail-page.css.ts';
import * as textStyles from '../../theme/text.css.ts';

interface Fact {
  /** Where several have one name. */
  readonly key?: string;
  readonly name: string;
  /** Null while it is not known yet. */
  readonly value: string | null;
  readonly href?: string | undefined;
  /** Whether its value may be of any length: the smallest phones have it under its name from the start. */
  readonly long?: boolean;
}

/** The line under the header: names and values, such as the order's number and the reference. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.factList}>
      {facts.map(({ key, name, value, href, long }) => (
        <div key={key ?? name} className={long ? css.longFact : css.fact}>
          <dt className={textStyles.secondary}>{name}</dt>
          <dd className={css.factValue}>
            {href && value !== null ? (
              <Link href={href} className={css.factLink}>
                {value}
              </Link>
            ) : (
              (value ?? <Shimmer width={128} />)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface Row {
  readonly name: string;
  /** Null while it is not known yet. */
  readonly value: ReactNode;
  /** The last row of a sum. */
  readonly total?: boolean;
}

/** The rows of a small card; shimmer stands for what is not known yet, which is all of it while it loads. */
export function Rows({ rows, loading = false }: { rows: readonly Row[]; loading?: boolean }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ name, value, total }) => (
        <div key={name} className={total ? css.sum : css.row}>
          <dt className={total ? undefined : textStyles.secondary}>{name}</dt>
          <dd className={css.rowValue}>{loading || value === null ? <Shimmer width={72} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
