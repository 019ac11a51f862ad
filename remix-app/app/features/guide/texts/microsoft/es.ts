import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  register: 'Registre una aplicación',
  registerAbout:
    'En el centro de administración de Microsoft Entra, abra «App registrations» y después «New registration». Para una sola empresa, elija «Accounts in this organizational directory only». Para los botones de las páginas de inicio de sesión, elija «Accounts in any organizational directory». La plataforma es «Web».',
  secret: 'Cree un secreto de cliente y conceda permisos',
  secretAbout:
    'En «Certificates & secrets», cree un secreto y copie su valor de inmediato. En «API permissions», permita estos permisos delegados de Microsoft Graph: openid, profile, email y User.Read. Después conceda el consentimiento de administrador.',
  connect: 'Añada la aplicación a Gatehouse',
  connectAbout:
    'Introduzca el ID de aplicación (cliente) y el valor del secreto en «Configuración de SSO» o ejecute este comando. La configuración de una sola organización necesita también su ID de directorio (inquilino). Gatehouse rechaza entonces a los usuarios de otros directorios.',
  enable: 'Active la conexión e inicie sesión',
  enableAbout:
    'Active la configuración en «Configuración de SSO». Después inicie sesión con Microsoft en una ventana privada. Gatehouse identifica a los usuarios por directorio e ID de objeto, porque las direcciones de correo pueden cambiar.',
} satisfies Translation<typeof english>;
