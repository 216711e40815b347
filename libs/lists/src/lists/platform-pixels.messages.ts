import { defineMessages } from '@guiche/i18n';

/** The words of the list platform-pixels. */
export const platformPixelsListMessages = defineMessages({
  title: {
    'pt-BR': 'Pixels da plataforma',
    'en-US': 'Pixels of the platform',
    'es-ES': 'Píxeles de la plataforma',
  },
  create: { 'pt-BR': 'Adicionar pixel', 'en-US': 'Add a pixel', 'es-ES': 'Agregar píxel' },
  empty: {
    'pt-BR': 'Nenhum pixel: os que você adicionar carregam em todos os checkouts da plataforma.',
    'en-US': 'No pixel yet: those that you add load at every checkout of the platform.',
    'es-ES': 'Ningún píxel: los que agregue cargan en todos los checkouts de la plataforma.',
  },
  column_pixelId: { 'pt-BR': 'Código', 'en-US': 'Id', 'es-ES': 'Código' },
  column_type: { 'pt-BR': 'Rede', 'en-US': 'Network', 'es-ES': 'Red' },
  column_label: { 'pt-BR': 'Nome', 'en-US': 'Label', 'es-ES': 'Nombre' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_consent: { 'pt-BR': 'Consentimento', 'en-US': 'Consent', 'es-ES': 'Consentimiento' },
  column_token: { 'pt-BR': 'Token do servidor', 'en-US': 'Server token', 'es-ES': 'Token del servidor' },
  column_created: { 'pt-BR': 'Adicionado em', 'en-US': 'Added', 'es-ES': 'Agregado el' },
  filter_type: { 'pt-BR': 'Rede', 'en-US': 'Network', 'es-ES': 'Red' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  type_FACEBOOK: { 'pt-BR': 'Facebook', 'en-US': 'Facebook', 'es-ES': 'Facebook' },
  type_GOOGLE_ADS: { 'pt-BR': 'Google Ads', 'en-US': 'Google Ads', 'es-ES': 'Google Ads' },
  type_GOOGLE_ANALYTICS: {
    'pt-BR': 'Google Analytics',
    'en-US': 'Google Analytics',
    'es-ES': 'Google Analytics',
  },
  type_TIKTOK: { 'pt-BR': 'TikTok', 'en-US': 'TikTok', 'es-ES': 'TikTok' },
  type_KWAI: { 'pt-BR': 'Kwai', 'en-US': 'Kwai', 'es-ES': 'Kwai' },
  state_ON: { 'pt-BR': 'Ligado', 'en-US': 'On', 'es-ES': 'Activo' },
  state_OFF: { 'pt-BR': 'Desligado', 'en-US': 'Off', 'es-ES': 'Inactivo' },
  consent_ASKED: { 'pt-BR': 'Sempre pede', 'en-US': 'Always asked', 'es-ES': 'Siempre se pide' },
  consent_PLATFORM: {
    'pt-BR': 'Regra da plataforma',
    'en-US': 'Rule of the platform',
    'es-ES': 'Regla de la plataforma',
  },
  token_SET: { 'pt-BR': 'Cadastrado', 'en-US': 'Set', 'es-ES': 'Registrado' },
  token_NONE: { 'pt-BR': 'Nenhum', 'en-US': 'None', 'es-ES': 'Ninguno' },
});
