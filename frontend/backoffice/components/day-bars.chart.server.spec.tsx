import { describe, expect, test } from '@jest/globals';
import { dayBars } from './day-bars.chart.server';

const draw = (bars: Parameters<typeof dayBars>[0]['bars']) => dayBars({ bars, id: 'sales', tick: String });
/** The attributes of each element of a part of the drawing. */
const parts = (svg: string, part: string) =>
  [...svg.matchAll(new RegExp(`<[^>]*data-part="${part}"[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/(\w[\w-]*)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );

describe('the bars of a chart', () => {
  test('begin at zero: one of twice the value is twice as high', () => {
    const [one, two, none] = parts(
      draw([
        { label: 'a', value: 500 },
        { label: 'b', value: 1_000 },
        { label: 'c', value: 0 },
      ]),
      'bar',
    );
    expect(Number(two?.height)).toBeCloseTo(2 * Number(one?.height), 6);
    expect(Number(none?.height)).toBe(0);
    expect(Number(one?.y) + Number(one?.height)).toBe(Number(two?.y) + Number(two?.height));
  });

  test('show the period before as a mark, and the day that is not over hatched', () => {
    const svg = draw([
      { label: 'a', value: 500, before: 1_000 },
      { label: 'b', value: 250, before: 500, isUnfinished: true },
    ]);
    expect(parts(svg, 'bar')).toHaveLength(1);
    expect(parts(svg, 'unfinished')).toEqual([expect.objectContaining({ fill: 'url(#sales-hatched)' })]);
    const [before] = parts(svg, 'before');
    const [bar] = parts(svg, 'bar');
    expect(Number(before?.y1)).toBeLessThan(Number(bar?.y));
    expect(before?.y1).toBe(before?.y2);
  });

  test('are drawn without any values, and need no script and no size of the window', () => {
    const svg = draw([]);
    expect(svg).toMatch(/^<svg viewBox="0 0 680 240"/);
    expect(svg).not.toContain('<script');
    expect(svg).not.toMatch(/<svg[^>]* (width|height)=/);
  });
});
