import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protocol: 'SAML 2.0',
  serves: 'Organización: {organization}',
  servesAll: 'Todas las organizaciones',
  updated: 'Actualizada: {time}',
  allApplications: 'Todas las aplicaciones SAML',
  tabs: 'Secciones de la aplicación',
  settings: 'Ajustes',
  attributes: 'Atributos',
  connect: 'Conectar',
  certificates: 'Certificados',
  test: 'Probar',
  access: 'Acceso',
  provisioning: 'Aprovisionamiento',
  danger: 'Zona de peligro',
  disableEffect:
    'Al desactivar la aplicación se bloquean los nuevos inicios de sesión. Las sesiones existentes continúan hasta que la aplicación las finalice. Los ajustes se conservan y puede volver a activar la aplicación.',
  enableEffect: 'Los usuarios podrán volver a iniciar sesión en esta aplicación.',
  deleteEffect:
    'Elimina la aplicación con sus ajustes. Los usuarios ya no pueden iniciar sesión en ella. El entity ID queda reservado: si el mismo propietario vuelve a registrarlo, los usuarios conservan sus identificadores.',
  save: 'Guardar cambios',
  saveMine: 'Guardar mis valores',
  entityIdAbout: 'No puede cambiar el entity ID porque los identificadores de usuario dependen de él.',
  sign: 'Elementos firmados',
  signHelp: 'La mayoría de las aplicaciones acepta firmas en ambos elementos.',
  signatureAlgorithm: 'Algoritmo de firma',
  encryption: 'Cifrado de la aserción',
  encryptionHelp: 'Requiere un certificado de cifrado de la aplicación, en «Certificados».',
  notEncrypted: 'Sin cifrar (protegida por TLS en tránsito)',
  weakTitle: 'Se usa un algoritmo débil',
  weakAbout:
    'Los atacantes con recursos suficientes pueden falsificar firmas SHA-1. El cifrado CBC y Triple-DES se puede romper enviando muchos mensajes alterados. Si se selecciona SHA-1, Gatehouse también acepta solicitudes firmadas con SHA-1. Cambie a SHA-256 y AES-GCM en cuanto la aplicación los admita.',
  signOn: 'Solicitudes de inicio de sesión',
  requireSigned: 'Exigir solicitudes firmadas',
  requireSignedHelp: 'Requiere un certificado de firma de la aplicación, en «Certificados».',
  idpInitiatedHelp:
    'Active esta opción solo si la aplicación acepta aserciones no solicitadas. Es más seguro mantenerla desactivada, porque los atacantes podrían iniciar la sesión de los usuarios sin que estos lo pretendan.',
  attributesAbout:
    'Cada atributo envía un valor del usuario con el nombre que espera la aplicación. Los atributos sin valor se omiten.',
  noAttributes: 'Las aserciones solo contienen el NameID.',
  addAttribute: 'Añadir atributo',
  saveAttributes: 'Guardar atributos',
  attributeNumber: 'Atributo {number, number}',
  attributeName: 'Nombre del atributo',
  attributeValue: 'Valor',
  nameFormat: 'Formato del nombre',
  remove: 'Quitar',
  removeAttribute: 'Quitar el atributo {number, number}',
} satisfies Translation<typeof english>;
