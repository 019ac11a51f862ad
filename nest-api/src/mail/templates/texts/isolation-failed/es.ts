import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'El aislamiento de las organizaciones no superó una comprobación',
  about:
    '{count, plural, one {La prueba de aislamiento de cada hora falló en # lugar} other {La prueba de aislamiento de cada hora falló en # lugares}}. Es posible que una organización pueda leer datos de otra.',
  found: 'Encontrado: {failures}',
  next: 'Averigüe quién cambió la base de datos o el programa. Hasta eliminar la causa, considere detener la API.',
  action: 'Abrir el estado del sistema',
} satisfies Translation<typeof english>;
