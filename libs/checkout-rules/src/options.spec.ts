import { describe, expect, it } from '@jest/globals';
import {
  CHECKOUT_TEMPLATES,
  CHECKOUT_TEMPLATE_NAMES,
  DATE_FILTERS,
  INSTALLMENT_FIELDS,
  NOTIFICATION_MODES,
  PRICING_TYPES,
  PRODUCT_TYPES,
  REFUND_WINDOWS,
  bankOptions,
} from './options.js';
import { PRODUCT_CATEGORIES } from './product-categories.js';

describe('what may be chosen', () => {
  it('refund windows are 7, 14, 21 and 30 days (P9.60, P9.61, P9.62, P9.63, C9.41, C9.42, C9.43, C9.44)', () => {
    expect(REFUND_WINDOWS).toEqual([7, 14, 21, 30]);
  });

  it('products are digital or physical (P9.70, P9.71, C9.25, C9.26)', () => {
    expect(PRODUCT_TYPES).toEqual(['DIGITAL', 'FISICO']);
  });

  it('checkouts look default, minimalist or like dropshipping (P9.72, P9.73, P9.74, C9.30, C9.31, C9.32)', () => {
    expect(CHECKOUT_TEMPLATES.map((one) => CHECKOUT_TEMPLATE_NAMES[one])).toEqual([
      'Default',
      'Dropshipping',
      'Vega (minimalist)',
    ]);
  });

  it('installments have a field for each count from one to twelve (P3.147)', () => {
    expect(INSTALLMENT_FIELDS).toHaveLength(12);
    expect(INSTALLMENT_FIELDS[0]).toBe('installmentOne');
    expect(INSTALLMENT_FIELDS[2]).toBe('installmentThree');
    expect(INSTALLMENT_FIELDS[11]).toBe('installmentTwelve');
    expect(new Set(INSTALLMENT_FIELDS).size).toBe(12);
  });

  it('banks are chosen by their code, the sample codes among them, each once (P3.152)', () => {
    const options = bankOptions();
    const codes = options.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const sample of ['001', '033', '077', '104', '237', '260', '341', '756'])
      expect(codes).toContain(sample);
    expect(options.find(({ code }) => code === '237')).toEqual({ code: '237', label: '237 Bradesco' });
  });

  it('prices are fixed (P9.75, C9.29)', () => {
    expect(PRICING_TYPES).toEqual(['FIXEDPRICE']);
  });

  it('dates are filtered to today, 7, 14 and 30 days, named in each language (P9.76, P9.77, P9.78, P9.79, C9.52, C9.53, C9.54, C9.55)', () => {
    expect(DATE_FILTERS.map(({ days, name }) => [days, name['pt-BR'], name['en-US'], name['es-ES']])).toEqual(
      [
        [1, 'Hoje', 'Today', 'Hoy'],
        [7, 'Últimos 7 dias', 'Last 7 days', 'Últimos 7 días'],
        [14, 'Últimos 14 dias', 'Last 14 days', 'Últimos 14 días'],
        [30, 'Últimos 30 dias', 'Last 30 days', 'Últimos 30 días'],
      ],
    );
  });

  it('notifications are none or by e-mail (P9.80, P9.81, C9.56, C9.57)', () => {
    expect(NOTIFICATION_MODES).toEqual(['NONE', 'EMAIL']);
  });

  it('products have categories, each once, named in each language (P9.85, C9.60)', () => {
    const codes = PRODUCT_CATEGORIES.map(({ code }) => code);
    expect(codes).toHaveLength(24);
    expect(new Set(codes).size).toBe(24);
    for (const locale of ['pt-BR', 'en-US', 'es-ES'] as const) {
      const names = PRODUCT_CATEGORIES.map(({ name }) => name[locale]);
      expect(new Set(names).size).toBe(24);
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
    }
  });
});
