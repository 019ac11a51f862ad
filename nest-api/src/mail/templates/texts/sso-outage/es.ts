import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Su proveedor de identidad no responde',
  aboutNamed: 'El proveedor de identidad de la conexión «{connection}» no responde desde {at}.',
  about: 'El proveedor de identidad de una de sus conexiones no responde desde {at}.',
  any: 'Los usuarios pueden iniciar sesión con sus otros métodos hasta que vuelva a responder.',
  password:
    'Su organización exige el inicio de sesión único. Su configuración permite las contraseñas durante una interrupción, de modo que los usuarios que tienen contraseña pueden usarla hasta que el proveedor de identidad vuelva a responder.',
  none: 'Su organización exige el inicio de sesión único. Hasta que el proveedor de identidad vuelva a responder, solo pueden iniciar sesión los administradores de emergencia.',
  next: 'Lo intentamos de nuevo cada pocos minutos y le avisaremos por correo cuando responda. Consulte la página de estado de su proveedor de identidad.',
  action: 'Abrir la conexión',
} satisfies Translation<typeof english>;
