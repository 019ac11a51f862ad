import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: 'Nombre',
  nameHelp: 'Se muestra a los usuarios en la página de consentimiento.',
  redirectUris: 'URI de redirección',
  redirectUrisHelp: 'Un URI por línea. Gatehouse los compara exactamente.',
  postLogoutUris: 'URI de redirección tras cerrar sesión (opcional)',
  postLogoutUrisHelp:
    'Adónde puede volver el navegador después de que la aplicación cierre la sesión de un usuario. Un URI por línea.',
  sectorUri: 'URI de identificador de sector (opcional)',
  sectorUriHelp:
    'Solo para clientes por pares con varios hosts: una URL https de una lista JSON de todos los URI de redirección. Su host determina los identificadores de usuario (sector_identifier_uri).',
  keys: 'Claves públicas (JWKS)',
  keysHelp:
    'La URL https de un JWKS o el propio JWKS como JSON. Es necesario para private_key_jwt, self_signed_tls_client_auth (con certificados en x5c) y solicitudes firmadas.',
  allowWithoutPkce: 'Permitir inicios de sesión sin PKCE (menos seguro)',
  allowWithoutPkceHelp:
    'Úselo solo para software que no puede enviar un code challenge. En ese caso, solo el secreto de cliente o la clave protegen un código de autorización robado. Gatehouse sigue verificando los inicios de sesión con PKCE.',
  skipConsent: 'Omitir el consentimiento del usuario',
  skipConsentHelp:
    'Para las aplicaciones propias de la plataforma. No se pregunta a los usuarios antes de que la aplicación reciba sus datos.',
  backchannelUri: 'URI de cierre de sesión por canal posterior (opcional)',
  backchannelUriHelp:
    'Gatehouse envía un token de cierre de sesión a este URI cuando un usuario cierra sesión.',
  scopes: 'Scopes',
  openid: 'Identificador del usuario',
  profile: 'Nombre, imagen, idioma y zona horaria',
  email: 'Dirección de correo electrónico',
  tenant: 'Organización, con el rol y los permisos del usuario',
  groupsScope: 'Grupos del usuario',
  offlineAccess: 'Acceso mientras el usuario está ausente',
  leanIdToken: 'Omitir estos claims en los tokens de ID',
  leanIdTokenHelp:
    'La aplicación lee los claims del endpoint UserInfo. Los tokens de ID son más pequeños y revelan menos.',
  refreshTokens: 'Vigencia de los tokens de actualización (opcional)',
  idleDays: 'Tiempo de inactividad (días)',
  idleDaysHelp: 'Un token de actualización sin usar caduca después de este tiempo.',
  totalDays: 'Vigencia máxima (días)',
  totalDaysHelp: 'Después de este tiempo, el usuario debe volver a iniciar sesión.',
  refreshTokensNote: 'Si un campo está vacío, se aplica el límite de la organización del usuario.',
  highSecurity: 'Alta seguridad',
  pushedRequests: 'Exigir pushed authorization requests (PAR)',
  pushedRequestsHelp:
    'La aplicación envía los parámetros de autorización desde su servidor, no a través del navegador.',
  boundTokens: 'Vincular los tokens a una clave (DPoP)',
  boundTokensHelp: 'Un token robado no sirve sin la clave privada de la aplicación.',
  fapi: 'Perfil de seguridad FAPI 2.0',
  fapiHelp:
    'Exige private_key_jwt o un certificado de cliente, pushed authorization requests y tokens vinculados.',
  apis: 'API (opcional)',
  apiScopes: 'Scopes de {api}',
  apisHelp: 'Cada token de acceso es válido para una sola API.',
  noApis: 'El propietario de esta aplicación aún no tiene API.',
  allApis: 'Todas las API',
  registerApi: 'Registrar una API',
  typedApisHelp: 'Una API por línea: su identificador y después sus scopes, separados por espacios.',
  clientCertificate: 'Certificado de cliente (TLS mutuo)',
  clientCertificateHelp:
    'Obligatorio para tls_client_auth. Gatehouse verifica que una de las autoridades siguientes emitió el certificado.',
  certificateSubject: 'Identificado por',
  subject_dn: 'Sujeto (nombre distintivo)',
  san_dns: 'Nombre DNS',
  san_uri: 'URI',
  san_ip: 'Dirección IP',
  san_email: 'Dirección de correo electrónico',
  certificateValue: 'Valor en el certificado',
  certificateValueHelp:
    'Como en el certificado, por ejemplo CN=payments,O=Acme,C=DE o payments.acme.example.',
  certificateAuthorities: 'Autoridades de certificación (PEM)',
  certificateAuthoritiesHelp:
    'Las autoridades que emiten certificados de esta aplicación, con los certificados intermedios.',
  boundToCertificate: 'Vincular los tokens al certificado de cliente (TLS mutuo)',
  boundToCertificateHelp:
    'Un token robado no sirve sin la clave privada del certificado. Úselo en lugar de DPoP.',
  messageSigning: 'FAPI 2.0 Message Signing',
  messageSigningHelp:
    'El perfil de seguridad y, además, solicitudes y respuestas firmadas. Elija ambos algoritmos abajo.',
  signedMessages: 'Solicitudes y respuestas firmadas',
  requestAlgorithm: 'Solicitudes firmadas (JAR)',
  requestAlgorithmHelp:
    'La aplicación puede firmar sus solicitudes de autorización. Gatehouse las verifica con sus claves públicas.',
  requireSigned: 'Exigir solicitudes firmadas',
  requireSignedHelp: 'Gatehouse rechaza las solicitudes sin firma.',
  responseAlgorithm: 'Respuestas firmadas (JARM)',
  responseAlgorithmHelp: 'La aplicación puede solicitar una respuesta de autorización firmada por Gatehouse.',
  notAllowed: 'No permitido',
  initiateUri: 'URI de inicio de sesión iniciado por terceros (opcional)',
  initiateUriHelp:
    'Los usuarios inician la aplicación desde su panel: Gatehouse abre esta URL https con el parámetro iss.',
} satisfies Translation<typeof english>;
