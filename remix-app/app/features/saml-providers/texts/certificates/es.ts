import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  theirs: 'Certificados de la aplicación',
  theirsAbout:
    'Gatehouse verifica las solicitudes con los certificados de firma y cifra las aserciones con el certificado de cifrado. Puede haber varios certificados de firma válidos a la vez, por lo que la aplicación puede rotar sus claves sin interrupciones.',
  none: 'Aún no hay certificados.',
  retired: 'Ya no está en los metadatos',
  metadataRead: 'Última lectura de los metadatos: {time}. Gatehouse lee los metadatos cada día.',
  metadataUnread: 'Gatehouse aún no ha podido leer los metadatos. Volverá a intentarlo en unos minutos.',
  readNow: 'Leer los metadatos ahora',
  replace: 'Reemplazar certificados',
  replaceAbout:
    'Los valores que introduzca reemplazan los certificados anteriores. Durante una rotación de claves, pegue juntos el certificado antiguo y el nuevo. Después, quite el antiguo.',
  signing: 'Certificados de firma',
  signingHelp: 'PEM, uno tras otro. Si el campo está vacío, los certificados no cambian.',
  removeSigning: 'Quitar todos los certificados de firma',
  encryption: 'Certificado de cifrado',
  encryptionHelp: 'PEM, con una clave RSA. Si el campo está vacío, el certificado no cambia.',
  removeEncryption: 'Quitar el certificado de cifrado',
  save: 'Guardar certificados',
  saveMine: 'Guardar mis valores',
  ours: 'Certificados de Gatehouse',
  oursAbout:
    'Los certificados de los metadatos de Gatehouse. Gatehouse publica el siguiente certificado antes de usarlo, por lo que las aplicaciones que leen los metadatos se actualizan automáticamente.',
  inUse: 'En uso',
  unavailable:
    'Los certificados no están disponibles. Una organización inactiva no tiene certificados. De lo contrario, vuelva a intentarlo en unos segundos.',
  useSigning: 'Firma',
  useEncryption: 'Cifrado',
  subject: 'Sujeto (subject)',
  valid: 'Validez',
  validFromTo: '{from} a {to}',
  sha256: 'SHA-256',
} satisfies Translation<typeof english>;
