import { expect } from '@jest/globals';

/** The answer to a buyer while the database is unavailable: nothing of its driver. */
export const UNAVAILABLE = {
  type: 'urn:guiche:problem:unavailable',
  title: 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
  status: 503,
  code: 'unavailable',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
};
