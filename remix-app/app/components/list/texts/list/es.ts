import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  search: 'Buscar',
  showAll: 'Mostrar todo',
  organization: 'Organización',
  codeOrSlug: 'Código o slug',
  unknownOrganization:
    'No existe ninguna organización con el código o slug <b>{of}</b>. La lista no está filtrada por organización.',
  loadFailed: 'No se pudo cargar la lista.',
  loadFailedAbout:
    '<again>Vuelva a intentarlo</again> en un momento o <first>vaya a la primera página</first>. Si el error persiste, póngase en contacto con su administrador e indíquele la referencia <code>{reference}</code>.',
  pages: 'Páginas',
  firstPage: 'Primera página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  filters: 'Filtros',
  removeFilter: 'Quitar filtro: {filter}',
  selected: '{count, plural, one {# seleccionado} other {# seleccionados}}',
  withSelected: 'Acción para la selección',
  apply: 'Aplicar',
  select: 'Seleccionar {name}',
  selectAll: 'Seleccionar todo en esta página',
  actionsFor: 'Acciones para {name}',
  range: '{from}–{to}',
  rangeOf: '{from}–{to} de {total}',
  rangeOfMore: '{from}–{to} de más de {total}',
  compact: 'Filas compactas',
  comfortable: 'Filas espaciadas',
} satisfies Translation<typeof english>;
