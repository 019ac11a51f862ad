import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Un certificado del inicio de sesión único caduca {days, plural, one {mañana} other {en # días}}',
  aboutNamed:
    'El certificado de firma de su proveedor de identidad para la conexión «{connection}» caduca {days, plural, one {mañana} other {en # días}}. Después, nadie podrá iniciar sesión a través de esta conexión.',
  about:
    'El certificado de firma de su proveedor de identidad para una de sus conexiones caduca {days, plural, one {mañana} other {en # días}}. Después, nadie podrá iniciar sesión a través de esta conexión.',
  next: 'Añada antes el nuevo certificado. Ambos certificados se aceptan mientras son válidos. Una conexión con URL de metadatos añade el nuevo certificado automáticamente cuando su proveedor de identidad lo publica.',
  action: 'Abrir la conexión',
} satisfies Translation<typeof english>;
