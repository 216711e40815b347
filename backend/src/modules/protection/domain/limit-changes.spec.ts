import { describe, expect, it } from '@jest/globals';
import { limitProblems } from './limit-changes.js';
import { DEFAULT_LIMITS, limitOf, offerLimitOf } from './limits.js';

describe('the velocity limits of a platform', () => {
  it.each<[object]>([
    [{}],
    [DEFAULT_LIMITS],
    [{ card: { address: { attempts: 500 } }, offer: { declinedPercent: 95 } }],
  ])('the velocity limits of a platform are accepted: %j', (written) => {
    expect(limitProblems(written)).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [null, ['they are one object']],
    [[], ['they are one object']],
    [{ pix: {} }, ['pix: is none of card, code, cardToken, cart, offer']],
    [{ card: 5 }, ['card: is an object']],
    [{ code: { card: { attempts: 5 } } }, ['code.card: is none of address, email, phone, document']],
    [{ code: { address: { declines: 5 } } }, ['code.address.declines: is none of attempts']],
    [{ card: { card: { attempts: 0 } } }, ['card.card.attempts: is a whole number from 1 to 1000000']],
    [{ card: { card: { declines: 1.5 } } }, ['card.card.declines: is a whole number from 1 to 1000000']],
    [{ cart: { address: null } }, ['cart.address: is an object']],
    [{ offer: { declinedPercent: 101 } }, ['offer.declinedPercent: is a whole number from 1 to 100']],
  ])('the velocity limits of a platform are refused: %j', (written, problems) => {
    expect(limitProblems(written)).toEqual(problems);
  });

  it('take the place of the defaults one number at a time', () => {
    const changes = { card: { address: { attempts: 500 } }, offer: { declines: 7 } };
    expect(limitOf(changes, 'card', 'address')).toEqual({ attempts: 500, declines: 20 });
    expect(limitOf(changes, 'card', 'email')).toEqual({ attempts: 10, declines: 5 });
    expect(limitOf(changes, 'cart', 'email')).toBeUndefined();
    expect(offerLimitOf(changes)).toEqual({ declines: 7, declinedPercent: 80 });
  });
});
