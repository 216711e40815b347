import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import fc from 'fast-check';
import { BrCodeError, type BrCodeFault } from './br-code.js';
import { buildBrCode, type DynamicBrCode, type StaticBrCode } from './build-br-code.js';
import { crc16 } from './crc16.js';
import { parseBrCode } from './parse-br-code.js';

// Published by the central bank and by providers, except `staticWithAmount`, which was computed from the same rules.
const GOOD = {
  staticWithoutAmount:
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  dynamicOneTime:
    '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
  recurrenceOnly:
    '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9',
  chargeAndRecurrence:
    '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741',
  dueDateAndRecurrence:
    '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e75204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d06304A441',
  staticWithAmount:
    '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62070503***630404ED',
};

const BAD = {
  lengthSwallowsCrc:
    '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62080503***6304170E',
  wrongCrc:
    '00020126580014br.gov.bcb.pix0136a629532e-7693-4846-852d-1bbff6b2f8cd520400005303986540510.005802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  wrongCrcMixedCase:
    '00020126580014br.gov.bcb.Pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540510.005802BR5913TESTE ACCOUNT6008BRASILIA62070503***630445C8',
};

function faultOf(act: () => unknown): BrCodeFault | 'none' {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof BrCodeError) return error.fault;
    throw error;
  }
}

/** A whole code around the given fields, with the right CRC. */
function sealed(content: string): string {
  return `${content}6304${crc16(`${content}6304`)}`;
}

describe('crc16', () => {
  it('gives the check value of CRC-16/CCITT-FALSE, over UTF-8 bytes', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
    expect(crc16('ã')).toBe(crc16(String.fromCodePoint(0xe3)));
    expect(crc16('ã')).not.toBe(crc16('a'));
  });
});

describe('reading a BR Code', () => {
  it('reads a static code with a random key', () => {
    expect(parseBrCode(GOOD.staticWithoutAmount)).toMatchObject({
      oneTime: false,
      key: '123e4567-e12b-12d1-a456-426655440000',
      location: undefined,
      recurrenceLocation: undefined,
      amount: undefined,
      merchantName: 'Fulano de Tal',
      city: 'BRASILIA',
      txid: undefined,
      crc: '1D3D',
    });
  });

  it('reads a static code with a phone key and an amount', () => {
    expect(parseBrCode(GOOD.staticWithAmount)).toMatchObject({
      key: '+5511943214321',
      amount: 6666,
      crc: '04ED',
    });
  });

  it('reads a dynamic code that may be paid once', () => {
    expect(parseBrCode(GOOD.dynamicOneTime)).toMatchObject({
      oneTime: true,
      key: undefined,
      location: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99',
      merchantName: 'EMPRESA',
      city: 'SAO PAULO',
    });
  });

  it('reads recurrences, alone and beside a charge', () => {
    expect(parseBrCode(GOOD.recurrenceOnly)).toMatchObject({
      location: undefined,
      recurrenceLocation: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002',
    });
    expect(parseBrCode(GOOD.chargeAndRecurrence)).toMatchObject({
      location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      recurrenceLocation: 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890',
    });
    expect(parseBrCode(GOOD.dueDateAndRecurrence)).toMatchObject({
      location: 'pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e7',
      recurrenceLocation: 'pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d0',
    });
  });

  it('returns all nested fields', () => {
    const { fields } = parseBrCode(GOOD.staticWithAmount);
    expect(fields.map(({ id }) => id)).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
    expect(fields[1]?.children).toEqual([
      { id: '00', value: 'BR.GOV.BCB.PIX' },
      { id: '01', value: '+5511943214321' },
    ]);
  });

  it('refuses a wrong length even under a right CRC', () => {
    expect(crc16(BAD.lengthSwallowsCrc.slice(0, -4))).toBe('170E');
    expect(faultOf(() => parseBrCode(BAD.lengthSwallowsCrc))).toBe('truncated');
    expect(faultOf(() => parseBrCode(BAD.lengthSwallowsCrc, { acceptWrongCrc: true }))).toBe('truncated');
  });

  it('refuses a wrong CRC, unless it is a provider’s code and the caller accepts it', () => {
    expect(faultOf(() => parseBrCode(BAD.wrongCrc))).toBe('wrongCrc');
    expect(faultOf(() => parseBrCode(BAD.wrongCrcMixedCase))).toBe('wrongCrc');
    expect(crc16(BAD.wrongCrc.slice(0, -4))).toBe('A9FD');
    expect(crc16(BAD.wrongCrcMixedCase.slice(0, -4))).toBe('02A4');
    expect(parseBrCode(BAD.wrongCrc, { acceptWrongCrc: true })).toMatchObject({
      key: 'a629532e-7693-4846-852d-1bbff6b2f8cd',
      amount: 1000,
    });
    expect(parseBrCode(BAD.wrongCrcMixedCase, { acceptWrongCrc: true }).merchantName).toBe('TESTE ACCOUNT');
  });

  it('refuses the same code with any one character changed', () => {
    const code = GOOD.staticWithAmount;
    for (let at = 0; at < code.length; at++) {
      const changed = `${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`;
      expect([at, faultOf(() => parseBrCode(changed))]).not.toEqual([at, 'none']);
    }
  });

  it('refuses every code that is cut short', () => {
    const code = GOOD.dynamicOneTime;
    for (let length = 0; length < code.length; length++) {
      expect(['truncated', 'missingCrc']).toContain(faultOf(() => parseBrCode(code.slice(0, length))));
    }
  });

  it('names the problem of other texts', () => {
    expect(faultOf(() => parseBrCode('34191.79001 01043.510047 91020.150008 1 84410026000'))).toBe(
      'invalidField',
    );
    expect(faultOf(() => parseBrCode(sealed('00020126180014br.gov.bcb.xxx5802BR5901A6001B')))).toBe('notPix');
    expect(faultOf(() => parseBrCode(sealed('00020126180014br.gov.bcb.pix5802BR6001B')))).toBe(
      'missingField',
    );
    expect(faultOf(() => parseBrCode(sealed('00020126180014br.gov.bcb.pix54041,005901A6001B')))).toBe(
      'invalidAmount',
    );
    expect(faultOf(() => parseBrCode(sealed('00020126180018br.gov.bcb.pix5901A6001B')))).toBe('truncated');
  });
});

describe('writing a BR Code', () => {
  const fulano = { merchantName: 'Fulano de Tal', city: 'BRASILIA' };
  const empresa: StaticBrCode = {
    kind: 'static',
    key: '+5511943214321',
    merchantName: 'EMPRESA',
    city: 'BRASILIA',
  };
  const at = (location: string): DynamicBrCode => ({ kind: 'dynamic', location, ...fulano });

  it('writes the published codes, character by character', () => {
    expect(buildBrCode({ kind: 'static', key: '123e4567-e12b-12d1-a456-426655440000', ...fulano })).toBe(
      GOOD.staticWithoutAmount,
    );
    expect(
      buildBrCode({
        kind: 'dynamic',
        recurrenceLocation: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002',
        ...fulano,
      }),
    ).toBe(GOOD.recurrenceOnly);
    expect(
      buildBrCode({
        kind: 'dynamic',
        oneTime: true,
        location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
        recurrenceLocation: 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890',
        ...fulano,
      }),
    ).toBe(GOOD.chargeAndRecurrence);
    expect(
      buildBrCode({
        kind: 'dynamic',
        oneTime: true,
        location: 'https://pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e7',
        recurrenceLocation: 'https://pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d0',
        ...fulano,
      }),
    ).toBe(GOOD.dueDateAndRecurrence);
  });

  it('differs from the published codes in upper case only by the identifier, written in lower case', () => {
    const lower = (code: string) => sealed(code.slice(0, -8).replace('BR.GOV.BCB.PIX', 'br.gov.bcb.pix'));
    expect(buildBrCode({ ...empresa, amount: cents(6666) })).toBe(lower(GOOD.staticWithAmount));
    const dynamic = 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99';
    expect(
      buildBrCode({
        kind: 'dynamic',
        oneTime: true,
        location: dynamic,
        merchantName: 'EMPRESA',
        city: 'SAO PAULO',
      }),
    ).toBe(lower(GOOD.dynamicOneTime));
  });

  it('drops accents and cuts the name to 25 characters and the city to 15', () => {
    const code = parseBrCode(
      buildBrCode({
        ...empresa,
        merchantName: 'Comércio de Alimentação São João Ltda',
        city: 'São José dos Campos',
      }),
    );
    expect(code.merchantName).toBe('Comercio de Alimentacao S');
    expect(code.city).toBe('Sao Jose dos Ca');
  });

  it('carries txid and description in static codes, and *** in the others', () => {
    const code = buildBrCode({ ...empresa, txid: 'PEDIDO42', description: 'Curso de violão' });
    expect(code).toContain('62120508PEDIDO42');
    expect(parseBrCode(code)).toMatchObject({ txid: 'PEDIDO42', description: 'Curso de violao' });
    expect(buildBrCode(at('pix.example.com/qr/1'))).toContain('62070503***');
  });

  it('takes an address of 77 characters, without counting https://, and no longer one', () => {
    const longest = `pix.example.com/qr/${'a'.repeat(58)}`;
    expect(longest).toHaveLength(77);
    expect(parseBrCode(buildBrCode(at(`https://${longest}`))).location).toBe(longest);
    expect(faultOf(() => buildBrCode(at(`${longest}a`)))).toBe('invalidLocation');
  });

  it.each<[BrCodeFault, StaticBrCode | DynamicBrCode]>([
    ['invalidLocation', { kind: 'dynamic', ...fulano }],
    ['invalidLocation', at('')],
    ['invalidLocation', at('pix.example.com/é')],
    ['invalidKey', { ...empresa, key: '' }],
    ['invalidKey', { ...empresa, key: 'a'.repeat(78) }],
    ['invalidTxid', { ...empresa, txid: 'a'.repeat(26) }],
    ['invalidTxid', { ...empresa, txid: 'pedido-42' }],
    ['invalidTxid', { ...empresa, txid: '' }],
    ['invalidAmount', { ...empresa, amount: cents(0) }],
    ['invalidAmount', { ...empresa, amount: cents(-100) }],
    ['invalidText', { ...empresa, merchantName: '東京' }],
    ['invalidText', { ...empresa, city: ' ' }],
    ['tooLong', { ...empresa, description: 'a'.repeat(64) }],
  ])('refuses with %s: %j', (fault, code) => {
    expect(faultOf(() => buildBrCode(code))).toBe(fault);
  });

  it('writing a BR Code is read back as it was written', () => {
    const word = (maxLength: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${maxLength}}$`));
    fc.assert(
      fc.property(
        word(77),
        word(25),
        word(25),
        word(15),
        fc.integer({ min: 1, max: 1e12 }),
        (key, txid, name, city, amount) => {
          const code = buildBrCode({
            kind: 'static',
            key,
            txid,
            merchantName: name,
            city,
            amount: cents(amount),
          });
          expect(parseBrCode(code)).toMatchObject({ key, txid, merchantName: name, city, amount });
        },
      ),
    );
  });
});
