import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Problemas de inicio de sesión',
  about: 'Todos los códigos con los que puede fallar un inicio de sesión o la solicitud de una aplicación.',
} satisfies Translation<typeof english>;
