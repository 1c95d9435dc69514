import { useEffect, useId, useRef, useState } from 'react';

import { barPath } from './bar-path.ts';
import { paintOf, Patterns } from './fills.tsx';
import * as css from './grouped-bars.css.ts';
import { Legend, Swatch } from './legend.tsx';
import type { Series } from './legend.tsx';
import { everyNth, placeOn, scaleOf } from './scale.ts';
import type { Scale } from './scale.ts';
import { useWidth } from './use-width.ts';

/** Two values side by side, such as those of a month and of the same month a year before. */
export interface BarGroup {
  readonly key: string;
  /** Below the axis, in one or two lines. */
  readonly label: readonly string[];
  /** The whole name of the group. */
  readonly name: string;
  readonly values: readonly [number, number];
}

interface GroupedBarsProps {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  groups: readonly BarGroup[];
  series: readonly [Series, Series];
  /** A value in few characters, for the axis. */
  short: (value: number) => string;
  /** A value in full. */
  full: (value: number) => string;
  /** Values are counts of things. */
  wholeNumbers?: boolean;
}

const height = 240;
const top = 12;
const bottom = 44;
/** About how wide a character of the axis is. */
const characterWidth = 6.6;
const labelWidth = 38;

/** Bars in pairs over an axis that is as wide as the room; pointing at a pair shows its values. The table has them all. */
export function GroupedBars({ label, groups, series, short, full, wholeNumbers = false }: GroupedBarsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  // The tip goes without the pointer having to (WCAG 1.4.13).
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setPointed(null);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const scale = scaleOf(
    groups.flatMap(({ values }) => values),
    4,
    wholeNumbers,
  );
  const left = Math.max(...scale.ticks.map((tick) => short(tick).length)) * characterWidth + 12;
  const room = Math.max(0, width - left);
  const step = room / Math.max(1, groups.length);
  const y = (value: number): number => top + (height - top - bottom) * (1 - placeOn(scale, value));
  const shown = pointed === null ? undefined : groups[pointed];
  const place = left + ((pointed ?? 0) + 0.5) * step;
  return (
    <div>
      <Legend series={series} />
      <div ref={frame} className={css.frame} style={{ height }}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={label}
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMinYMin"
            className={css.drawing}
            onPointerMove={({ nativeEvent: { offsetX } }) => {
              const index = Math.floor((offsetX - left) / step);
              setPointed(index >= 0 && index < groups.length ? index : null);
            }}
            onPointerLeave={() => setPointed(null)}
          >
            <Patterns id={id} />
            <Axis scale={scale} y={y} left={left} width={width} short={short} />
            {pointed !== null && (
              <rect
                x={left + pointed * step}
                y={top}
                width={step}
                height={height - top - bottom}
                className={css.band}
              />
            )}
            {groups.map(({ key, values }, index) => {
              const bar = Math.min(28, Math.max(2, step * 0.34));
              const start = left + (index + 0.5) * step - bar - 1;
              return values.map((value, which) =>
                value === 0 ? null : (
                  <path
                    // The two of a pair never change places.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={`${key} ${which}`}
                    d={barPath(start + which * (bar + 2), bar, y(0), y(value))}
                    {...paintOf(series[which === 0 ? 0 : 1].fill, id)}
                  />
                ),
              );
            })}
            <Labels groups={groups} left={left} step={step} room={room} />
          </svg>
        )}
        {shown && (
          // As much of the room beside it is left of it as there is of the chart: it never stands out.
          <div aria-hidden className={css.tipRow} style={{ gridTemplateColumns: `${place}fr auto ${width - place}fr` }}>
            <div className={css.tip}>
              <strong>{shown.name}</strong>
              {series.map(({ label: name, fill }, which) => (
                <span key={name} className={css.tipLine}>
                  <Swatch fill={fill} />
                  {full(shown.values[which === 0 ? 0 : 1])}
                </span>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

interface AxisProps {
  scale: Scale;
  y: (value: number) => number;
  left: number;
  width: number;
  short: (value: number) => string;
}

function Axis({ scale, y, left, width, short }: AxisProps) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? css.zero : css.line} />
      <text x={left - 10} y={y(tick) + 4} textAnchor="end" className={css.text}>
        {short(tick)}
      </text>
    </g>
  ));
}

function Labels({
  groups,
  left,
  step,
  room,
}: {
  groups: readonly BarGroup[];
  left: number;
  step: number;
  room: number;
}) {
  const nth = everyNth(groups.length, room, labelWidth);
  return groups.map(({ key, label }, index) =>
    // Counted from the last one, the newest, which always has its label.
    (groups.length - 1 - index) % nth === 0
      ? label.map((line, row) => (
          <text
            key={`${key} ${line}`}
            x={left + (index + 0.5) * step}
            y={height - bottom + 18 + row * 16}
            textAnchor="middle"
            className={row === 0 ? css.text : css.strong}
          >
            {line}
          </text>
        ))
      : null,
  );
}
