import { expect, it } from '@jest/globals';
import { campaignSource } from './campaign-source.js';

it.each([
  ['?utm_source=instagram&utm_campaign=natal+2026&x=1', { source: 'instagram', campaign: 'natal 2026' }],
  ['utm_source=+', { source: null, campaign: null }],
  [null, { source: null, campaign: null }],
  [`utm_source=${'a'.repeat(101)}`, { source: 'a'.repeat(100), campaign: null }],
])('reads the campaign of %j', (query, found) => {
  expect(campaignSource(query)).toEqual(found);
});
