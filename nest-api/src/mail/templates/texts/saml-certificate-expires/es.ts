import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'El certificado de una aplicación SAML caduca {days, plural, one {mañana} other {en # días}}',
  signingNamed:
    'El certificado de firma de la aplicación «{application}» caduca {days, plural, one {mañana} other {en # días}}.',
  signing:
    'El certificado de firma de una de sus aplicaciones SAML caduca {days, plural, one {mañana} other {en # días}}.',
  signingEffect:
    'Después, las solicitudes firmadas de la aplicación pueden rechazarse, incluidas las de cierre de sesión.',
  encryptionNamed:
    'El certificado de cifrado de la aplicación «{application}» caduca {days, plural, one {mañana} other {en # días}}.',
  encryption:
    'El certificado de cifrado de una de sus aplicaciones SAML caduca {days, plural, one {mañana} other {en # días}}.',
  encryptionEffect: 'Después, es posible que la aplicación no pueda descifrar las aserciones de Gatehouse.',
  automatic:
    'Gatehouse lee a diario los metadatos de la aplicación y añade el nuevo certificado automáticamente. Pida al administrador de la aplicación que lo publique.',
  manual:
    'Pida el nuevo certificado al administrador de la aplicación y añádalo antes de que caduque el anterior. Gatehouse acepta ambos certificados durante el cambio.',
  action: 'Abrir los certificados',
} satisfies Translation<typeof english>;
