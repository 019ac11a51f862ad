import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requiredSubject: 'El inicio de sesión único ya es obligatorio',
  requiredBy:
    '{by} ha establecido el inicio de sesión único como obligatorio para su organización. El inicio de sesión con contraseña está desactivado.',
  required:
    'Un administrador ha establecido el inicio de sesión único como obligatorio para su organización. El inicio de sesión con contraseña está desactivado.',
  scheduledSubject: 'El inicio de sesión único será obligatorio',
  scheduledBy:
    '{by} ha establecido el inicio de sesión único como obligatorio para su organización a partir del {at}. Hasta entonces, las contraseñas siguen funcionando.',
  scheduled:
    'Un administrador ha establecido el inicio de sesión único como obligatorio para su organización a partir del {at}. Hasta entonces, las contraseñas siguen funcionando.',
  exempt:
    'Estos administradores de emergencia pueden seguir utilizando su contraseña: {emails}. Se notifica a todos los administradores cuando uno de ellos lo hace.',
  endedSubject: 'El inicio de sesión único ya no es obligatorio',
  endedBy:
    '{by} ha retirado la obligación del inicio de sesión único en su organización. Los miembros pueden volver a iniciar sesión con su contraseña.',
  ended:
    'Un administrador ha retirado la obligación del inicio de sesión único en su organización. Los miembros pueden volver a iniciar sesión con su contraseña.',
  unexpected:
    'Si no lo esperaba, póngase en contacto con el administrador y vuelva a exigir el inicio de sesión único.',
  action: 'Abrir la configuración del inicio de sesión único',
} satisfies Translation<typeof english>;
