import type { LegalTexts } from '../text-keys';

export const legal: LegalTexts = {
  soldBy: 'Sold by {name}',
  poweredBy: 'Payment processed by {platform}',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  guarantee: '{days}-day guarantee: if you do not like it, ask for your money back.',
  regret:
    'Right of withdrawal: you may cancel the purchase within 7 days of receiving it and get your money back (article 49 of the Brazilian Consumer Code).',
  legalTitle: 'About this sale',
  supportTitle: 'Need help?',
  supportText: 'Contact {name}:',
};
