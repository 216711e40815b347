import { expect } from '@jest/globals';

/** What a buyer is told while the database is away: nothing of its driver. */
export const UNAVAILABLE = {
  type: 'urn:guiche:problem:unavailable',
  title: 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
  status: 503,
  code: 'unavailable',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
};
