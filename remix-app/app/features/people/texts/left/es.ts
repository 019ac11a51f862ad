import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Lo que deja este usuario',
  aboutOver: 'Este usuario creó estos elementos cuando era miembro. Siguen en uso.',
  about: 'Revise esta lista antes de quitar o suspender al usuario o de asignarle un rol con menos permisos.',
  ends: 'Finaliza',
  remains: 'Queda por revisar',
  endsList: 'Finaliza: {items}.',
  remainsList: 'Queda por revisar: {items}.',
  andMore: 'y {count} más',
  invitations: '{count, plural, one {{shown} invitación pendiente} other {{shown} invitaciones pendientes}}',
  invitationsWhat:
    'La eliminación o la suspensión las revoca. Un rol con menos permisos revoca las que el usuario ya no podría enviar.',
  setUpLinks:
    '{count, plural, one {{shown} enlace de configuración} other {{shown} enlaces de configuración}}',
  setUpLinksWhat: 'Se revocan a menos que el usuario siga siendo administrador.',
  initialTokens:
    '{count, plural, one {{shown} token de acceso inicial} other {{shown} tokens de acceso inicial}}',
  initialTokensWhat: 'Se revocan a menos que el usuario siga siendo administrador.',
  imports: '{count, plural, one {{shown} importación en curso} other {{shown} importaciones en curso}}',
  importsWhat: 'Se detienen.',
  secrets:
    '{count, plural, one {{shown} aplicación cuyo secreto de cliente conoce el usuario} other {{shown} aplicaciones cuyo secreto de cliente conoce el usuario}}',
  secretsWhat: 'Rote cada secreto.',
  applications:
    '{count, plural, one {{shown} aplicación registrada por el usuario} other {{shown} aplicaciones registradas por el usuario}}',
  keepWorking: 'Siguen funcionando. Conserve o elimine cada elemento.',
  samlProviders:
    '{count, plural, one {{shown} proveedor de servicios SAML registrado por el usuario} other {{shown} proveedores de servicios SAML registrados por el usuario}}',
  connections:
    '{count, plural, one {{shown} conexión configurada o modificada por el usuario} other {{shown} conexiones configuradas o modificadas por el usuario}}',
  connectionsWhat:
    'Siguen funcionando. Compruebe los puntos de conexión de cada una y sustituya su secreto en el proveedor de identidad.',
} satisfies Translation<typeof english>;
