import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { loadShedding } from './load-shedding.mjs';

/** As much of an answer as is looked at: whether it is over. */
class Answer extends EventEmitter {
  destroyed = false;
  end(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** Visitors by number, in the order of their arrival. */
function visitors(limits: { atOnce: number; inLine: number }) {
  const shed = loadShedding(limits);
  const seen = { served: [] as number[], refused: [] as number[] };
  const answers: Answer[] = [];
  const arrive = (count = 1): void => {
    for (let left = count; left > 0; left -= 1) {
      const number = answers.length;
      const answer = new Answer();
      answers.push(answer);
      shed(
        answer as unknown as ServerResponse,
        () => void seen.served.push(number),
        () => void seen.refused.push(number),
      );
    }
  };
  return { seen, answers, arrive };
}

describe('more visitors than can be served in time', () => {
  it('requests above the limit wait in a queue, and are refused when it is full', () => {
    const { seen, answers, arrive } = visitors({ atOnce: 2, inLine: 2 });
    arrive(5);
    expect(seen).toEqual({ served: [0, 1], refused: [4] });
    answers[1]?.end();
    expect(seen.served).toEqual([0, 1, 2]);
    arrive(2);
    expect(seen).toEqual({ served: [0, 1, 2], refused: [4, 6] });
  });

  it('give their place back when they go away while in line', () => {
    const { seen, answers, arrive } = visitors({ atOnce: 1, inLine: 3 });
    arrive(3);
    answers[1]?.end();
    answers[0]?.end();
    expect(seen).toEqual({ served: [0, 2], refused: [] });
    answers[2]?.end();
    arrive();
    expect(seen.served).toEqual([0, 2, 3]);
  });
});
