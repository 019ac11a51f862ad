import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Su proveedor de identidad vuelve a responder',
  aboutNamed: 'El proveedor de identidad de la conexión «{connection}» vuelve a responder.',
  about: 'El proveedor de identidad de una de sus conexiones vuelve a responder.',
  effect: 'Los usuarios pueden iniciar sesión con esta conexión.',
  action: 'Abrir la conexión',
} satisfies Translation<typeof english>;
