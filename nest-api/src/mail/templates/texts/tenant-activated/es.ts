import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Su organización está activa',
  about:
    'Su organización en Gatehouse está activa. Usted y sus miembros ya pueden utilizar todo lo que incluye su plan.',
  trial: 'Su prueba gratuita de {days, plural, one {# día} other {# días}} comienza hoy.',
  action: 'Abrir el panel',
} satisfies Translation<typeof english>;
