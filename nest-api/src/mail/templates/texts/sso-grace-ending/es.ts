import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'El inicio de sesión único será obligatorio en breve',
  about:
    'Su organización exige el inicio de sesión único a partir del {at}. Las contraseñas y las llaves de acceso dejarán de funcionar para los miembros.',
  next: 'La configuración muestra quién sigue iniciando sesión con contraseña. Pida a estos usuarios que usen ya el inicio de sesión único.',
  action: 'Mostrar quién sigue usando contraseña',
} satisfies Translation<typeof english>;
