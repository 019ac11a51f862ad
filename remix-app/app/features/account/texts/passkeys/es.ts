import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'Usar una llave de acceso',
  elsewhere: 'Las llaves de acceso que añadió en {host} solo funcionan allí.',
  notAllowed: 'La solicitud de la llave de acceso se canceló o caducó. Vuelva a intentarlo.',
  alreadyRegistered: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  notSupported: 'Este navegador o dispositivo no admite llaves de acceso.',
  wrongAddress:
    'Las llaves de acceso no están disponibles en esta dirección. Póngase en contacto con su administrador.',
  noAnswer: 'La llave de acceso no respondió. Vuelva a intentarlo.',
  failed: 'La solicitud falló. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
