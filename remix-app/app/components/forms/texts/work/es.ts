import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Un momento, por favor',
  about:
    'Hubo muchos intentos. Por eso su navegador resuelve una pequeña tarea antes de enviar el formulario. Se conserva lo que escribió.',
  running: 'Comprobando. Tarda unos segundos.',
  still: 'Sigue comprobando. En un dispositivo lento puede tardar medio minuto.',
  done: 'Listo. Enviando el formulario.',
  waiting:
    'Su navegador no puede ejecutar la comprobación. Espere {seconds, plural, one {# segundo} other {# segundos}} y continúe. Se conserva lo que escribió.',
  proceed: 'Continuar',
  website: 'Deje este campo vacío',
} satisfies Translation<typeof english>;
