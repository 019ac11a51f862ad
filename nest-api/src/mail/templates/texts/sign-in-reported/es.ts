import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Un usuario notificó un inicio de sesión en su cuenta',
  about: '{email} indica que un inicio de sesión en su cuenta no fue suyo.',
  noPassword: 'No tiene una contraseña que pueda restablecer.',
  suspended:
    'Factores que se configuraron en el dispositivo y ya no funcionan: {count}. Si el usuario no tiene otro factor, verifique su identidad y restablezca sus factores.',
  done: 'Se cerró la sesión del dispositivo y la cuenta ya no lo conoce.',
  next: 'Póngase en contacto con el usuario. Si inicia sesión mediante un proveedor de identidad, proteja allí su cuenta.',
  action: 'Abrir usuario',
} satisfies Translation<typeof english>;
