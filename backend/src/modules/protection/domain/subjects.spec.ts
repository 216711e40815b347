import { expect, it } from '@jest/globals';
import { maskedSubject, subjectsOf, type Subject } from './subjects.js';

it('counts one person as one value, and leaves out missing values', () => {
  expect(subjectsOf({ network: '203.0.113.9', email: ' Maria@Example.com ', card: undefined })).toEqual([
    { scope: 'address', value: '203.0.113.9' },
    { scope: 'email', value: 'maria@example.com' },
  ]);
  expect(subjectsOf({ network: null, phone: '', document: '52998224725' })).toEqual([
    { scope: 'document', value: '52998224725' },
  ]);
});

it.each<[Subject, string]>([
  [{ scope: 'address', value: '203.0.113.9' }, '203.0.113.9'],
  [{ scope: 'email', value: 'maria@example.com' }, 'm***@example.com'],
  [{ scope: 'document', value: '52998224725' }, '***982247**'],
  [{ scope: 'phone', value: '11987654321' }, '***4321'],
  [{ scope: 'card', value: 'c29tZSBkaWdlc3Q' }, '***'],
])('shows staff of %j only %j', (subject, shown) => {
  expect(maskedSubject(subject)).toBe(shown);
});
