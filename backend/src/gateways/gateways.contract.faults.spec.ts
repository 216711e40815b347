import { describe, expect, it } from '@jest/globals';
import { CONTRACT_CHECKS, runContract, subject } from './contract/index.js';
import { FAULTS, type PlantedFault } from './testing/faults/index.js';
import {
  SAMPLE_CREDENTIALS,
  SAMPLE_EXAMPLES,
  declared,
  type SampleGateway,
} from './testing/sample-gateway.js';

const failedChecks = ({ manifest, plant, runner, examples }: Partial<PlantedFault> = {}) => {
  const gateway = new (declared(manifest))();
  plant?.(gateway as unknown as SampleGateway);
  return runContract(
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
    expect(Object.fromEntries(await failedChecks())).toEqual({});
  });

  it.each(FAULTS)('finds $fault', async (fault) => {
    const found = await failedChecks(fault);
    const problems = found.get(fault.foundBy) ?? [];
    expect(problems.filter((problem) => fault.saying.test(problem))).not.toEqual([]);
  });

  it('the contract has no question that finds nothing', () => {
    const finding = new Set(FAULTS.map(({ foundBy }) => foundBy));
    expect([...finding].sort()).toEqual(Object.keys(CONTRACT_CHECKS).sort());
  });
});
