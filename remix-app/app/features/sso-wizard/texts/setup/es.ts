import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Conectar {name}',
  titleOther: 'Conecte su proveedor de identidad',
  about: '{organization} le pidió que completara esta configuración. El enlace caduca {at}.',
  doneTitle: 'La configuración está completa',
  doneAbout:
    '¡{name} se configuró correctamente con el asistente! Se ha avisado a los administradores de la organización. Ellos prueban y activan la conexión. Este enlace ya no funciona.',
  endedTitle: 'Este enlace no funciona',
} satisfies Translation<typeof english>;
