import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Usted ya tiene una cuenta',
  about:
    'Hemos recibido una solicitud de registro con esta dirección de correo electrónico. La dirección ya tiene una cuenta de Gatehouse. No se ha creado ninguna cuenta nueva y su cuenta no ha cambiado.',
  signIn: 'Si fue usted, inicie sesión con su contraseña.',
  action: 'Iniciar sesión',
  notYou: 'Si no fue usted, ignore este mensaje. La otra persona no sabrá que usted tiene una cuenta.',
} satisfies Translation<typeof english>;
