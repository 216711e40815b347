import { defineMessages } from '@guiche/i18n';

/** The views of lists that somebody keeps. */
export const savedViewMessages = defineMessages({
  title: { 'pt-BR': 'Minhas visões', 'en-US': 'My views', 'es-ES': 'Mis vistas' },
  text: {
    'pt-BR': 'Uma visão guarda os filtros, a ordem e as colunas de uma lista. Só você a vê.',
    'en-US': 'A view keeps the filters, the order and the columns of a list. Only you see it.',
    'es-ES': 'Una vista guarda los filtros, el orden y las columnas de una lista. Solo usted la ve.',
  },
  empty: {
    'pt-BR': 'Nenhuma visão. Filtre uma lista e escolha Salvar visão.',
    'en-US': 'No views. Filter a list and choose Save view.',
    'es-ES': 'Ninguna vista. Filtre una lista y elija Guardar vista.',
  },
  saveTitle: {
    'pt-BR': 'Salvar visão de {name}',
    'en-US': 'Save a view of {name}',
    'es-ES': 'Guardar vista de {name}',
  },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  isDefault: {
    'pt-BR': 'Abrir a lista com esta visão',
    'en-US': 'Open the list with this view',
    'es-ES': 'Abrir la lista con esta vista',
  },
  sameName: {
    'pt-BR': 'Uma visão com o mesmo nome é substituída.',
    'en-US': 'A view of the same name is replaced.',
    'es-ES': 'Una vista con el mismo nombre se sustituye.',
  },
  save: { 'pt-BR': 'Salvar visão', 'en-US': 'Save view', 'es-ES': 'Guardar vista' },
  default: { 'pt-BR': 'Abre com a lista', 'en-US': 'Opens with the list', 'es-ES': 'Se abre con la lista' },
  remove: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Quitar' },
  removeNamed: { 'pt-BR': 'Remover {name}', 'en-US': 'Remove {name}', 'es-ES': 'Quitar {name}' },
});
