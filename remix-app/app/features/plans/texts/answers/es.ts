import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchAction: 'Esta acción no existe.',
  notAnswered: 'No se pudo responder a la solicitud. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
