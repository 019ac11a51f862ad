import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar u ocultar la contraseña',
  retryIn: 'Puede volver a intentarlo en {seconds, number} s. Sus datos se conservan.',
  retryNow: 'Ya puede volver a intentarlo.',
  reference:
    'Vuelva a intentarlo en un momento. Si el error persiste, póngase en contacto con su administrador e indíquele la referencia <code>{reference}</code>.',
  connectionLost:
    'La conexión se perdió antes de recibir una respuesta. Sus datos se conservan: vuelva a intentarlo en un momento.',
  uploadTooLarge:
    'Los datos superan lo que acepta el servidor situado delante de Gatehouse (estado 413). Sus datos se conservan. Envíe menos de una vez o pida a su administrador que aumente el límite.',
  foreignAnswer:
    'Un servidor situado delante de Gatehouse respondió con el estado {status}. Sus datos se conservan. Vuelva a intentarlo o póngase en contacto con su administrador.',
} satisfies Translation<typeof english>;
