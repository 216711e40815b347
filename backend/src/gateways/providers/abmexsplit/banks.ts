/**
 * The 28 banks of the split acquirer (payments.md §3). They are not specified: ours are the codes of its rules, the
 * samples of §9 and the next largest of the Central Bank's public list.
 */
export const SPLIT_BANKS: readonly { readonly code: string; readonly name: string }[] = [
  { code: '001', name: 'Banco do Brasil' },
  { code: '004', name: 'Banco do Nordeste do Brasil' },
  { code: '021', name: 'Banestes' },
  { code: '033', name: 'Santander' },
  { code: '036', name: 'Bradesco BBI' },
  { code: '041', name: 'Banrisul' },
  { code: '070', name: 'BRB - Banco de Brasília' },
  { code: '077', name: 'Banco Inter' },
  { code: '085', name: 'Ailos' },
  { code: '104', name: 'Caixa Econômica Federal' },
  { code: '136', name: 'Unicred' },
  { code: '204', name: 'Bradesco Cartões' },
  { code: '208', name: 'BTG Pactual' },
  { code: '212', name: 'Banco Original' },
  { code: '218', name: 'Banco BS2' },
  { code: '237', name: 'Bradesco' },
  { code: '246', name: 'Banco ABC Brasil' },
  { code: '260', name: 'Nubank' },
  { code: '290', name: 'PagBank' },
  { code: '323', name: 'Mercado Pago' },
  { code: '336', name: 'C6 Bank' },
  { code: '341', name: 'Itaú' },
  { code: '380', name: 'PicPay' },
  { code: '389', name: 'Banco Mercantil do Brasil' },
  { code: '422', name: 'Safra' },
  { code: '655', name: 'Votorantim' },
  { code: '748', name: 'Sicredi' },
  { code: '756', name: 'Sicoob' },
];
