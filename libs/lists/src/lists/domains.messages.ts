import { defineMessages } from '@guiche/i18n';

/** The words of the list domains. */
export const domainsListMessages = defineMessages({
  title: { 'pt-BR': 'Domínios', 'en-US': 'Domains', 'es-ES': 'Dominios' },
  create: { 'pt-BR': 'Adicionar domínio', 'en-US': 'Add a domain', 'es-ES': 'Agregar dominio' },
  empty: {
    'pt-BR': 'Nenhum domínio: os endereços da plataforma aparecem aqui.',
    'en-US': 'No domain yet: the addresses of the platform appear here.',
    'es-ES': 'Ningún dominio: las direcciones de la plataforma aparecen aquí.',
  },
  column_host: { 'pt-BR': 'Domínio', 'en-US': 'Domain', 'es-ES': 'Dominio' },
  column_use: { 'pt-BR': 'Uso', 'en-US': 'Use', 'es-ES': 'Uso' },
  column_isDefault: {
    'pt-BR': 'Padrão do uso',
    'en-US': 'Default of the use',
    'es-ES': 'Predeterminado del uso',
  },
  column_dnsState: { 'pt-BR': 'DNS', 'en-US': 'DNS', 'es-ES': 'DNS' },
  column_certificate: { 'pt-BR': 'Certificado', 'en-US': 'Certificate', 'es-ES': 'Certificado' },
  column_certificateExpires: {
    'pt-BR': 'Certificado vence em',
    'en-US': 'Certificate expires',
    'es-ES': 'Certificado vence el',
  },
  column_checked: { 'pt-BR': 'Última verificação', 'en-US': 'Last check', 'es-ES': 'Última verificación' },
  column_certificateIssued: {
    'pt-BR': 'Certificado emitido em',
    'en-US': 'Certificate issued',
    'es-ES': 'Certificado emitido el',
  },
  column_created: { 'pt-BR': 'Adicionado em', 'en-US': 'Added', 'es-ES': 'Agregado el' },
  filter_use: { 'pt-BR': 'Uso', 'en-US': 'Use', 'es-ES': 'Uso' },
  filter_dnsState: { 'pt-BR': 'DNS', 'en-US': 'DNS', 'es-ES': 'DNS' },
  use_CHECKOUT: { 'pt-BR': 'Checkout', 'en-US': 'Checkout', 'es-ES': 'Checkout' },
  use_PANEL: { 'pt-BR': 'Painel', 'en-US': 'Panel', 'es-ES': 'Panel' },
  use_MEMBERS: { 'pt-BR': 'Área de membros', 'en-US': 'Members area', 'es-ES': 'Área de miembros' },
  use_SHORT_LINKS: { 'pt-BR': 'Links curtos', 'en-US': 'Short links', 'es-ES': 'Enlaces cortos' },
  isDefault_YES: { 'pt-BR': 'Sim', 'en-US': 'Yes', 'es-ES': 'Sí' },
  isDefault_NO: { 'pt-BR': 'Não', 'en-US': 'No', 'es-ES': 'No' },
  dnsState_PENDING: { 'pt-BR': 'Aguardando', 'en-US': 'Waiting', 'es-ES': 'Esperando' },
  dnsState_VERIFIED: { 'pt-BR': 'Verificado', 'en-US': 'Verified', 'es-ES': 'Verificado' },
  dnsState_ERROR: { 'pt-BR': 'Com erro', 'en-US': 'Wrong', 'es-ES': 'Con error' },
  certificate_NONE: { 'pt-BR': 'Nenhum', 'en-US': 'None', 'es-ES': 'Ninguno' },
  certificate_ISSUED: { 'pt-BR': 'Emitido', 'en-US': 'Issued', 'es-ES': 'Emitido' },
  certificate_EXPIRING: { 'pt-BR': 'Vence logo', 'en-US': 'Expires soon', 'es-ES': 'Vence pronto' },
  certificate_ERROR: { 'pt-BR': 'Inválido', 'en-US': 'Not valid', 'es-ES': 'No válido' },
});
