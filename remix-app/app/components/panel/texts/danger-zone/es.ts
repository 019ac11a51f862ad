import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  delete: 'Eliminar',
  confirmName: 'Escriba <b>{name}</b> para confirmar',
  deletePermanently: 'Eliminar definitivamente',
  disable: 'Desactivar',
  enable: 'Activar',
} satisfies Translation<typeof english>;
