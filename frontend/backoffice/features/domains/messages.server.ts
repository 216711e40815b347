import { defineMessages } from '@guiche/i18n';

/** The pages of one host and of a new one. */
export const domainMessages = defineMessages({
  backToDomains: {
    'pt-BR': 'Voltar aos domínios',
    'en-US': 'Back to the domains',
    'es-ES': 'Volver a los dominios',
  },
  newTitle: { 'pt-BR': 'Adicionar domínio', 'en-US': 'Add a domain', 'es-ES': 'Agregar dominio' },
  newText: {
    'pt-BR': 'Depois de adicionar, mostramos os registros de DNS para criar onde o domínio foi comprado.',
    'en-US': 'Afterwards we show the DNS records to create where the domain was bought.',
    'es-ES': 'Después mostramos los registros de DNS que debe crear donde compró el dominio.',
  },
  host: { 'pt-BR': 'Domínio', 'en-US': 'Domain', 'es-ES': 'Dominio' },
  hostHint: {
    'pt-BR': 'Sem https:// e sem barra, como loja.exemplo.com.br.',
    'en-US': 'Without https:// and slash, as in shop.example.com.',
    'es-ES': 'Sin https:// y sin barra, como tienda.ejemplo.com.',
  },
  use: { 'pt-BR': 'Uso', 'en-US': 'Use', 'es-ES': 'Uso' },
  use_CHECKOUT: { 'pt-BR': 'Checkout', 'en-US': 'Checkout', 'es-ES': 'Checkout' },
  use_PANEL: { 'pt-BR': 'Painel', 'en-US': 'Panel', 'es-ES': 'Panel' },
  use_MEMBERS: { 'pt-BR': 'Área de membros', 'en-US': 'Members area', 'es-ES': 'Área de miembros' },
  use_SHORT_LINKS: { 'pt-BR': 'Links curtos', 'en-US': 'Short links', 'es-ES': 'Enlaces cortos' },
  add: { 'pt-BR': 'Adicionar', 'en-US': 'Add', 'es-ES': 'Agregar' },
  records: { 'pt-BR': 'Registros de DNS', 'en-US': 'DNS records', 'es-ES': 'Registros de DNS' },
  recordsText: {
    'pt-BR': 'Crie estes registros no provedor do domínio. Eles levam minutos para aparecer, às vezes horas.',
    'en-US':
      'Create these records at the provider of the domain. They take minutes to appear, sometimes hours.',
    'es-ES': 'Cree estos registros en el proveedor del dominio. Tardan minutos en aparecer, a veces horas.',
  },
  noRecords: {
    'pt-BR': 'Este endereço leva a esta máquina e não precisa de registros.',
    'en-US': 'This address leads to this machine and needs no records.',
    'es-ES': 'Esta dirección lleva a esta máquina y no necesita registros.',
  },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  expected: { 'pt-BR': 'Valor', 'en-US': 'Value', 'es-ES': 'Valor' },
  found: { 'pt-BR': 'Encontrado', 'en-US': 'Found', 'es-ES': 'Encontrado' },
  nothing: { 'pt-BR': 'nada', 'en-US': 'nothing', 'es-ES': 'nada' },
  right: { 'pt-BR': 'Certo', 'en-US': 'Right', 'es-ES': 'Correcto' },
  missing: { 'pt-BR': 'Falta', 'en-US': 'Missing', 'es-ES': 'Falta' },
  wrong: { 'pt-BR': 'Valor errado', 'en-US': 'Wrong value', 'es-ES': 'Valor incorrecto' },
  check: { 'pt-BR': 'Verificar agora', 'en-US': 'Check now', 'es-ES': 'Verificar ahora' },
  checked: { 'pt-BR': 'Verificado agora.', 'en-US': 'Checked just now.', 'es-ES': 'Verificado ahora.' },
  decide: {
    'pt-BR': 'Padrão e remoção',
    'en-US': 'Default and removal',
    'es-ES': 'Predeterminado y eliminación',
  },
  decideText: {
    'pt-BR':
      'Os links deste uso são feitos com o domínio padrão. Num domínio removido ninguém chega mais à plataforma.',
    'en-US':
      'Links of this use are made with the default domain. At a removed domain nobody reaches the platform any more.',
    'es-ES':
      'Los enlaces de este uso se hacen con el dominio predeterminado. En un dominio quitado nadie llega a la plataforma.',
  },
  isDefault: {
    'pt-BR': 'Este é o domínio padrão. Para remover, torne outro o padrão antes.',
    'en-US': 'This is the default domain. To remove it, make another one the default first.',
    'es-ES': 'Este es el dominio predeterminado. Para quitarlo, elija otro antes.',
  },
  makeDefault: { 'pt-BR': 'Tornar padrão', 'en-US': 'Make it the default', 'es-ES': 'Hacer predeterminado' },
  removeDomain: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Quitar' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica na auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en la auditoría.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
});
