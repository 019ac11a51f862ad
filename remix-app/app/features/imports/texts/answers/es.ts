import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notStarted: 'El servidor no responde y la importación no se ha iniciado. Iníciela de nuevo en un momento.',
  maybeStarted:
    'El servidor no respondió a tiempo. No se sabe si la importación se inicia. Iníciela de nuevo en un momento: solo se inicia una vez.',
} satisfies Translation<typeof english>;
