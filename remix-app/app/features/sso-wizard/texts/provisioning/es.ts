import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Usuarios y grupos',
  about:
    'Su directorio añade, cambia y desactiva usuarios, y envía grupos. Nadie obtiene ni pierde acceso antes de que usted apruebe la primera sincronización.',
  offer:
    'El inicio de sesión único permite entrar a los usuarios. El aprovisionamiento también los añade antes de su primer inicio de sesión y termina su acceso cuando se van. Este paso es opcional.',
  open: 'Configurar usuarios y grupos',
  read: 'Gatehouse lee el directorio',
  scim: 'El directorio envía los cambios por SCIM',
  scimAbout:
    'Cree un token e introdúzcalo con la URL base en la consola de su directorio. El token caduca después de un año.',
  createToken: 'Crear token',
  skip: 'Omitir este paso',
  finish: 'Abrir el aprovisionamiento',
} satisfies Translation<typeof english>;
