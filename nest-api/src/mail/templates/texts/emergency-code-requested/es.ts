import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Un administrador de emergencia solicita acceso',
  about:
    'El administrador de emergencia {email} ha introducido su contraseña y un código de emergencia. Su organización exige que otro administrador autorice el código.',
  next: 'Póngase primero en contacto con este usuario. Si lo confirma, autorice el código en un plazo de {minutes, number} minutos. Si no, es posible que hayan robado su contraseña y un código: restablezca la contraseña y cree códigos de emergencia nuevos.',
  action: 'Abrir la configuración del inicio de sesión único',
} satisfies Translation<typeof english>;
