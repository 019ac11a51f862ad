import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Se retiró el borrador de una conexión',
  aboutNamed:
    'Se retiró el borrador de la conexión «{connection}»: fallaron {failed, number} de {attempts, number} inicios de sesión que lo usaron.',
  about:
    'Se retiró el borrador de una de sus conexiones: fallaron {failed, number} de {attempts, number} inicios de sesión que lo usaron.',
  effect: 'Todos los inicios de sesión vuelven a usar la conexión sin el borrador. El borrador se conserva.',
  next: 'Abra el borrador para ver las causas; después corríjalo y pruébelo.',
  action: 'Abrir el borrador',
} satisfies Translation<typeof english>;
