import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSent: 'No se pudo enviar su solicitud. Inténtelo de nuevo.',
  notAnswered: 'No se pudo responder a la solicitud. Inténtelo de nuevo.',
  notChanged: 'No se ha cambiado nada. Inténtelo de nuevo.',
  noSuchAction: 'Esta acción no existe.',
} satisfies Translation<typeof english>;
