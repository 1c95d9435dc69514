import { useEffect, useState } from 'react';

import * as css from './security-screen.css.ts';

/** The dark squares of a code as one path, a unit each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A text as a QR code; what draws it is fetched when one is shown. Without it the key can still be typed. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let wanted = true;
    import('uqr').then(
      ({ encode }) => wanted && setRows(encode(text, { border: 0 }).data),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.code}
      viewBox={`0 0 ${rows?.length ?? 1} ${rows?.length ?? 1}`}
      shapeRendering="crispEdges"
    >
      {rows && <path d={pathOf(rows)} fill="#000" />}
    </svg>
  );
}
