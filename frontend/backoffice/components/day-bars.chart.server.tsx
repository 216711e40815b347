import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { renderToStaticMarkup } from 'react-dom/server';

/** One day, or another period, of a chart. */
export interface ChartBar {
  /** Below the bar: "05/03". */
  readonly label: string;
  readonly value: number;
  /** The same day of the period before. */
  readonly before?: number;
  /** It is not over: its bar is hatched. */
  readonly isUnfinished?: boolean;
}

interface DayBars {
  readonly bars: readonly ChartBar[];
  /** The number at a line of the scale, short: "7,5 mil". */
  readonly tick: (value: number) => string;
  /** Unique on the page. */
  readonly id: string;
}

const WIDTH = 680;
const HEIGHT = 240;
/** Room for the letters at the size that they have on a phone. */
const MARGIN = { top: 12, right: 8, bottom: 32, left: 72 };
const LINES = 4;
/** More labels than this touch each other on a phone. */
const MOST_LABELS = 14;

/**
 * Bars from zero, drawn on the server as SVG: nothing of it runs in the browser. Colours and letters are those of
 * chart-figure.module.css. The sentence and the table beside it say the same to who cannot see it.
 */
export function dayBars({ bars, tick, id }: DayBars): string {
  const x = scaleBand({
    domain: bars.map(({ label }) => label),
    range: [MARGIN.left, WIDTH - MARGIN.right],
    padding: 0.45,
  });
  const most = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: LINES });
  const ground = HEIGHT - MARGIN.bottom;
  const every = Math.ceil(bars.length / MOST_LABELS);
  return renderToStaticMarkup(
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} xmlns="http://www.w3.org/2000/svg">
      <pattern
        id={`${id}-hatched`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="5" data-part="hatch" />
      </pattern>
      {y.ticks(LINES).map((value) => (
        <line
          key={value}
          x1={MARGIN.left}
          x2={WIDTH - MARGIN.right}
          y1={y(value)}
          y2={y(value)}
          data-part="grid"
        />
      ))}
      <AxisLeft
        scale={y}
        left={MARGIN.left}
        numTicks={LINES}
        tickFormat={(value) => tick(Number(value))}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={ground}
        hideTicks
        tickValues={bars
          .filter((_, place) => (bars.length - 1 - place) % every === 0)
          .map(({ label }) => label)}
      />
      {bars.map(({ label, value, before, isUnfinished }) => (
        <g key={label}>
          <Bar
            x={x(label)}
            width={x.bandwidth()}
            y={y(value)}
            height={ground - y(value)}
            data-part={isUnfinished ? 'unfinished' : 'bar'}
            {...(isUnfinished && { fill: `url(#${id}-hatched)` })}
          />
          {before === undefined ? null : (
            <Line
              from={{ x: (x(label) ?? 0) - 3, y: y(before) }}
              to={{ x: (x(label) ?? 0) + x.bandwidth() + 3, y: y(before) }}
              data-part="before"
            />
          )}
        </g>
      ))}
    </svg>,
  );
}
