import { describe, expect, it } from '@jest/globals';
import { QUESTIONS, askEverything, subject } from './contract/index.js';
import { FAULTS, type Fault } from './testing/faults/index.js';
import {
  SAMPLE_CREDENTIALS,
  SAMPLE_EXAMPLES,
  declared,
  type SampleGateway,
} from './testing/sample-gateway.js';

const asked = ({ manifest, plant, runner, examples }: Partial<Fault> = {}) => {
  const gateway = new (declared(manifest))();
  plant?.(gateway as unknown as SampleGateway);
  return askEverything(
    subject({
      gateway,
      credentials: SAMPLE_CREDENTIALS,
      examples: () => examples?.(SAMPLE_EXAMPLES) ?? SAMPLE_EXAMPLES,
      unlisted: 'declined',
      ...(runner ? { runner } : {}),
    }),
  );
};

describe('the contract', () => {
  it('finds nothing wrong with a gateway that does everything right', async () => {
    expect(Object.fromEntries(await asked())).toEqual({});
  });

  it.each(FAULTS)('finds $fault', async (fault) => {
    const found = await asked(fault);
    const problems = found.get(fault.foundBy) ?? [];
    expect(problems.filter((problem) => fault.saying.test(problem))).not.toEqual([]);
  });

  it('the contract has no question that finds nothing', () => {
    const finding = new Set(FAULTS.map(({ foundBy }) => foundBy));
    expect([...finding].sort()).toEqual(Object.keys(QUESTIONS).sort());
  });
});
