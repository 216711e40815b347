import { defineMessages } from '@guiche/i18n';

/** The words of the list platforms. */
export const platformsListMessages = defineMessages({
  create: { 'pt-BR': 'Nova plataforma', 'en-US': 'New platform', 'es-ES': 'Nueva plataforma' },
  title: { 'pt-BR': 'Plataformas', 'en-US': 'Platforms', 'es-ES': 'Plataformas' },
  empty: {
    'pt-BR': 'As plataformas desta instalação aparecem aqui.',
    'en-US': 'The platforms of this installation appear here.',
    'es-ES': 'Las plataformas de esta instalación aparecen aquí.',
  },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_slug: { 'pt-BR': 'Identificador', 'en-US': 'Slug', 'es-ES': 'Identificador' },
  column_host: { 'pt-BR': 'Domínio', 'en-US': 'Domain', 'es-ES': 'Dominio' },
  column_plan: { 'pt-BR': 'Plano', 'en-US': 'Plan', 'es-ES': 'Plan' },
  column_created: { 'pt-BR': 'Cadastro', 'en-US': 'Created', 'es-ES': 'Creación' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_trialEnds: { 'pt-BR': 'Teste até', 'en-US': 'Trial until', 'es-ES': 'Prueba hasta' },
  column_sellers: { 'pt-BR': 'Vendedores', 'en-US': 'Sellers', 'es-ES': 'Vendedores' },
  column_sold: {
    'pt-BR': 'Vendido no período',
    'en-US': 'Sold in the period',
    'es-ES': 'Vendido en el período',
  },
  status_TRIAL: { 'pt-BR': 'Em teste', 'en-US': 'Trial', 'es-ES': 'En prueba' },
  status_ACTIVE: { 'pt-BR': 'Ativa', 'en-US': 'Active', 'es-ES': 'Activa' },
  status_SUSPENDED: { 'pt-BR': 'Suspensa', 'en-US': 'Suspended', 'es-ES': 'Suspendida' },
  status_CLOSED: { 'pt-BR': 'Encerrada', 'en-US': 'Closed', 'es-ES': 'Cerrada' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_q: { 'pt-BR': 'Nome ou domínio', 'en-US': 'Name or domain', 'es-ES': 'Nombre o dominio' },
});
