import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Bandeja de salida',
  about: 'Correos que envía Gatehouse. Sin un servidor de correo permanecen aquí, donde puede leerlos.',
  to: 'Para',
  toPlaceholder: 'Comienzo de una dirección de correo',
  search: 'Buscar',
  noMatch: 'No hay correos coincidentes',
  noMatchAbout: 'Busque otra dirección o seleccione otro estado.',
  subject: 'Asunto',
  status: 'Estado',
  created: 'Creado',
  empty: 'No hay correos',
  emptyAbout: 'Los correos aparecen aquí cuando Gatehouse los crea, por ejemplo tras un registro.',
  all: 'Todos',
} satisfies Translation<typeof english>;
