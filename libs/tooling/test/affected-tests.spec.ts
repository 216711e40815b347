import { describe, expect, it } from '@jest/globals';
import { affectedTests, sourceFiles } from '../src/affected-tests.mjs';
import { importsOf } from '../src/source-imports.mjs';

/** A small checkout: each file with the files that it imports. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'backend/src/app.module.ts': ['backend/src/modules/orders/orders.module.ts'],
  'backend/src/modules/orders/orders.module.ts': ['backend/src/modules/orders/total.ts'],
  'backend/src/modules/orders/total.ts': ['libs/money/src/cents.ts'],
  'backend/src/modules/orders/total.spec.ts': ['backend/src/modules/orders/total.ts'],
  'backend/src/modules/catalog/offer.ts': [],
  'backend/src/modules/catalog/offer.spec.ts': ['backend/src/modules/catalog/offer.ts'],
  'libs/money/src/cents.ts': [],
  'libs/money/src/cents.spec.ts': ['libs/money/src/cents.ts'],
  'backend/test/purchase/happy-path.spec.ts': ['backend/src/app.module.ts'],
  'backend/test/http/probe.spec.ts': ['backend/src/app.module.ts'],
  'backend/test/purchase/totals.spec.ts': ['backend/src/modules/orders/total.ts'],
  'frontend/checkout/features/payment/pix.tsx': [],
  'frontend/checkout/features/payment/pix.spec.tsx': ['frontend/checkout/features/payment/pix.tsx'],
  'frontend/tests/payment-states.e2e.ts': [],
  'frontend/tests/buy-with-pix.e2e.ts': [],
  'frontend/tests/leaving.e2e.ts': [],
};

const affected = (...changed: string[]) =>
  affectedTests(changed, Object.keys(IMPORTS), (file: string) => [...(IMPORTS[file] ?? [])]);

describe('the tests that a change affects', () => {
  it('are those that import the file, the purchase tests, and no test that only starts the application', () => {
    expect(affected('backend/src/modules/orders/total.ts')).toEqual({
      jest: [
        'backend/src/modules/orders/total.spec.ts',
        'backend/test/purchase/happy-path.spec.ts',
        'backend/test/purchase/totals.spec.ts',
      ],
      browser: [],
    });
  });

  it('are those of all modules that use a library', () => {
    expect(affected('libs/money/src/cents.ts').jest).toEqual([
      'backend/src/modules/orders/total.spec.ts',
      'libs/money/src/cents.spec.ts',
      'backend/test/purchase/happy-path.spec.ts',
      'backend/test/purchase/totals.spec.ts',
    ]);
  });

  it('are a changed test itself, and nothing else', () => {
    expect(affected('frontend/tests/leaving.e2e.ts')).toEqual({
      jest: [],
      browser: ['frontend/tests/leaving.e2e.ts'],
    });
    expect(affected('frontend/checkout/features/payment/pix.spec.tsx')).toEqual({
      jest: ['frontend/checkout/features/payment/pix.spec.tsx'],
      browser: [],
    });
  });

  it('are the browser tests of a feature when its page changed', () => {
    expect(affected('frontend/checkout/features/payment/pix.tsx')).toEqual({
      jest: ['frontend/checkout/features/payment/pix.spec.tsx'],
      browser: ['frontend/tests/payment-states.e2e.ts', 'frontend/tests/buy-with-pix.e2e.ts'],
    });
  });

  it('are all that the application is assembled for, when its assembly changed', () => {
    expect(affected('backend/src/app.module.ts').jest).toEqual([
      'backend/test/purchase/happy-path.spec.ts',
      'backend/test/http/probe.spec.ts',
    ]);
  });

  it('are none for a page of documentation', () => {
    expect(affected('docs/scaling.md')).toEqual({ jest: [], browser: [] });
  });
});

describe('the imports of a file', () => {
  it('lead through an index to the file that declares the name', () => {
    const imports = importsOf('backend/src/modules/payments/domain/decide.spec.ts');
    expect(imports).toContain('backend/src/modules/payments/domain/decide.ts');
    expect(imports).not.toContain('libs/money/src/index.ts');
  });

  it('are files of the checkout', () => {
    const files = new Set(sourceFiles());
    const imports = importsOf('backend/src/app.module.ts');
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.filter((file) => !files.has(file))).toEqual([]);
  });
});
