import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  google: 'Google Workspace: exija la verificación en dos pasos',
  googleAbout:
    'En la consola de administración de Google, abra «Security», «Authentication», «2-Step Verification». Permítala, establezca «Enforcement» en «On» a partir de una fecha y elija «Any except verification codes via text or call». Todos los usuarios que inicien sesión con Google usarán entonces un segundo factor.',
  microsoft: 'Microsoft Entra ID: exija MFA mediante acceso condicional',
  microsoftAbout:
    'Abra «Protection», «Conditional Access», «New policy». Elija a todos los usuarios excepto una cuenta de emergencia. Elija la aplicación registrada como recurso de destino. En «Grant», elija «Require multifactor authentication». Empiece en el modo de solo informe y active la directiva después.',
  others: 'Otros proveedores de identidad',
  othersAbout:
    'Exija un segundo factor en la directiva de su proveedor de identidad para la aplicación Gatehouse. Gatehouse acepta la autenticación del proveedor de identidad y solo solicita un segundo factor propio si la política de inicio de sesión de la organización lo exige.',
  sessions: 'Compruebe los límites de sesión',
  sessionsAbout:
    'De forma predeterminada, una sesión caduca 15 minutos después del inicio de sesión o tras 15 minutos de inactividad. Una organización puede establecer otros límites. Este comando abre una sesión y muestra cuándo caduca.',
} satisfies Translation<typeof english>;
