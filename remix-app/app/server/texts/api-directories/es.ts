import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noConsent: 'Nadie ha dado aún su consentimiento. Un administrador del directorio debe darlo.',
  noConsentToRead:
    'Nadie ha dado aún su consentimiento. Un administrador del directorio debe darlo antes de que se pueda leer.',
  consentNotNeeded: 'Este directorio se lee sin consentimiento.',
  consentMismatch:
    'Esta respuesta no corresponde a la última solicitud de este navegador o tardó demasiado. Vuelva a dar su consentimiento.',
  consentWithoutDomains:
    'Esta conexión no tiene dominios, por lo que no se pueden reconocer las cuentas de {provider} de su organización. Indique su dominio principal en {provider} en el campo «Dominios» de la configuración de esta conexión. Después, dé el consentimiento.',
  consentLacks:
    'Al consentimiento le falta: {permissions}. Vuelva a darlo y permita todo lo que muestra {provider}.',
  noRefreshToken:
    '{provider} no devolvió ningún token de actualización. Permita el acceso sin conexión al cliente y vuelva a dar su consentimiento.',
  consentOfNothing:
    'La conexión se eliminó o su proveedor de identidad no tiene un directorio que se pueda leer.',
  consentWithdrawn:
    '{provider} ya no acepta el consentimiento. Se retiró, o la cuenta que lo dio se desactivó, se eliminó o cambió de contraseña. Un administrador del directorio debe volver a dar su consentimiento.',
  consentRejected:
    '{host} ya no acepta el consentimiento ({reason}). Un administrador del directorio debe volver a dar su consentimiento.',
  consentTooSmall:
    '{host} no muestra usuarios ni grupos a la cuenta que dio el consentimiento ({reason}). Pida a un administrador del directorio que lo dé y que permita todo lo que se solicita.',
  clientRejected:
    '{provider} rechaza el cliente de esta conexión. Compruebe el ID de cliente y si el secreto de cliente ha caducado.',
  providerNotReached: 'No se pudo acceder a {provider}: {reason}',
  noTokenReturned: '{provider} no devolvió ningún token: {reason}',
  notDeltaPage: '{host} no devolvió una página de una consulta delta.',
  otherServer: '{host} indicó una página de otro servidor.',
  notJsonReturned: '{host} no devolvió JSON.',
  triesAfterStatus: '{host} devolvió el estado {status}. Gatehouse lo intenta de nuevo.',
  limitsRate: '{host} limita la frecuencia de las solicitudes. Gatehouse continúa más tarde.',
  pageTooLarge: 'La respuesta de {host} supera {count, number} MB.',
  interrupted: 'La ejecución se interrumpió.',
  settingsChanged: 'La configuración cambió. Se vuelve a leer todo.',
  fullReadRejected: 'El directorio rechazó una lectura desde el principio.',
  unexpectedTriesAgain: 'Se produjo un error inesperado. Gatehouse lo intenta de nuevo.',
  connectorsNotUsed:
    'Solo una conexión LDAP de una organización con la dirección de servidor «connector:» usa conectores.',
  tooManyConnectors:
    'Una conexión puede tener como máximo {limit, plural, one {# conector} many {# conectores} other {# conectores}}. Revoque uno que ya no se use.',
  organizationsOnly: 'Solo una organización puede conectar un directorio.',
  ldapAddress: 'Introduzca una dirección como ldaps://ldap.acme.example, o ldap:// para StartTLS.',
  baseDn: 'Introduzca el DN base, como dc=acme,dc=example.',
  filterWithoutName: 'El filtro debe contener {placeholder}, el marcador del nombre que se escribe.',
  notFilter: 'No es un filtro LDAP (RFC 4515).',
  serviceDn: 'Introduzca el DN de la cuenta de servicio, como cn=gatehouse,dc=acme,dc=example.',
  servicePassword: 'Introduzca la contraseña de la cuenta de servicio.',
  notAttribute: 'No es el nombre de un atributo LDAP.',
  ldapNotConnected: 'Gatehouse no pudo conectarse a {host}: {found}.',
  ldapNotReached: 'Gatehouse no pudo acceder a {host}: {found}.',
  ldapUntrusted:
    'Gatehouse no confía en el certificado de {host} ({found}). Introduzca el certificado de la CA que lo emitió.',
  ldapOtherName: '{found}. Introduzca el nombre del servidor que contiene el certificado.',
  ldapNoTls: '{host} no ofrece este tipo de cifrado. Use ldaps:// para LDAPS o ldap:// para StartTLS.',
  ldapServiceAccount: 'El directorio rechazó el DN o la contraseña de la cuenta de servicio ({found}).',
  ldapSearch:
    'El directorio rechazó la búsqueda ({found}). Compruebe el filtro y los permisos de la cuenta de servicio.',
  ldapNoBase: 'El directorio no tiene ninguna entrada con este DN que la cuenta de servicio pueda leer.',
  ldapSlow: 'Sin respuesta en {seconds, plural, one {# segundo} other {# segundos}}',
  ldapClosed: 'El servidor cerró la conexión',
  ldapNoName: 'Se requieren un nombre y una contraseña',
  notLdap: 'La conexión no lleva a un directorio LDAP.',
  serviceAccountRejected: '{host} rechazó la cuenta de servicio: {found}.',
  searchRejected: '{host} rechazó una búsqueda: {found}.',
  notReadableAsSetUp: 'No se puede leer {host} con la configuración de la conexión: {found}.',
} satisfies Translation<typeof english>;
