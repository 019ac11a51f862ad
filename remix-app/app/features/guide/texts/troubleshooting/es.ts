import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noAnswer: 'Los endpoints no responden',
  noAnswerAbout:
    'El comando solicita el documento de descubrimiento. Si falla, compruebe primero la dirección, el proxy inverso y el certificado TLS.',
  invalidClient:
    'El cliente OAuth no está configurado. Póngase en contacto con su administrador para configurar el SSO.',
  invalidClientAbout:
    'invalid_client: el proveedor de identidad no reconoce el ID de cliente o el secreto de cliente, o el secreto ha caducado. Cree allí un secreto nuevo y sustitúyalo en «Configuración de SSO».',
  accessDenied: 'Acceso denegado. Inténtelo de nuevo o póngase en contacto con el servicio de asistencia.',
  accessDeniedAbout:
    'access_denied: el usuario o una directiva del proveedor de identidad denegó el acceso. En Microsoft Entra, abra «Sign-in logs». En Google, compruebe la audiencia de la pantalla de consentimiento.',
  invalidRequest: 'Solicitud de OAuth no válida. Inténtelo de nuevo.',
  invalidRequestAbout:
    'invalid_request, o redirect_uri_mismatch en Google: el URI de redirección registrado allí difiere del de la configuración de SSO. A menudo difieren una barra o el esquema (http o https).',
  popupBlocked: 'Ventana emergente bloqueada. Permita las ventanas emergentes para este sitio.',
  popupBlockedAbout:
    'El navegador bloquea las ventanas emergentes. Permítalas para este sitio o desactive JavaScript: el inicio de sesión usará entonces una redirección.',
  clocks: 'Un token ha caducado o aún no es válido',
  clocksAbout:
    'Los relojes que difieren en minutos invalidan todos los tokens. Compare el reloj de este equipo con el del servidor.',
  pendingDomain: 'Un dominio sigue pendiente',
  pendingDomainAbout:
    'Consulte el registro TXT de DNS como lo hace Gatehouse. El valor debe ser igual al que muestra la página del dominio, en una sola cadena.',
  registerSaml: 'Registre una aplicación SAML desde un shell',
  registerSamlAbout:
    'El comando necesita un entity ID y una URL de ACS. Como alternativa, metadata_url lee ambos de la aplicación. Una aplicación sin organización está abierta a los usuarios de todas las organizaciones.',
  samlRequest: 'Un inicio de sesión SAML no comienza',
  samlRequestAbout:
    'Envíe la solicitud como XML. El estado 303 con una dirección significa que la aplicación está registrada y su solicitud es válida. Abra la dirección en un navegador para continuar. Cualquier otra respuesta indica el error.',
  samlSignature: 'Una aplicación rechaza la firma SAML',
  samlSignatureAbout:
    'La aplicación usa un certificado obsoleto de Gatehouse. Este comando muestra los certificados válidos y sus fechas de caducidad. Configure la URL de metadatos en la aplicación para que actualice los certificados automáticamente.',
} satisfies Translation<typeof english>;
