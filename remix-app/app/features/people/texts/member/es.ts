import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  access: 'Acceso',
  applications: 'Aplicaciones',
  activity: 'Actividad',
  lastSignIn: 'Último inicio de sesión: {when}',
  allUsersOf: 'Todos los usuarios de {organization}',
  inAllOrganizations: 'En todas las organizaciones',
  noActivity: 'Su rol no puede leer el registro de auditoría.',
  role: 'Rol',
  roleAbout:
    'Permisos en {organization}. Un rol con menos permisos se aplica en la siguiente solicitud; un rol con más permisos, en el siguiente inicio de sesión.',
  roleAboutOwn:
    'Permisos en su organización. Un rol con menos permisos se aplica en la siguiente solicitud; un rol con más permisos, en el siguiente inicio de sesión.',
  saveRole: 'Guardar rol',
  mayDoMore:
    'Este usuario tiene más permisos que usted. Pida a un administrador que cambie la configuración aquí.',
  joined: 'Incorporación',
  email: 'Correo electrónico',
  verified: 'Verificado',
  notVerified: 'No verificado',
  permissions: 'Permisos',
  former: 'Antiguo miembro',
  formerAbout: 'Este usuario ya no es miembro de {organization}. <link>Todos los usuarios</link>',
  formerAboutOwn: 'Este usuario ya no es miembro de su organización. <link>Todos los usuarios</link>',
  signOutAbout:
    'Finaliza {count, plural, one {# sesión} other {# sesiones}} en {organization} y revoca allí el acceso de las aplicaciones. El usuario puede volver a iniciar sesión.',
  signOutAboutOwn:
    'Finaliza {count, plural, one {# sesión} other {# sesiones}} en su organización y revoca allí el acceso de las aplicaciones. El usuario puede volver a iniciar sesión.',
  reactivateAbout: 'Restaura el acceso con el rol anterior.',
  suspendAbout:
    'Bloquea el acceso a {organization} de inmediato. La cuenta y sus datos se conservan, y usted puede reactivar al usuario.',
  suspendAboutOwn:
    'Bloquea el acceso a su organización de inmediato. La cuenta y sus datos se conservan, y usted puede reactivar al usuario.',
  remove: 'Quitar',
  removeAbout:
    'Quita al usuario de {organization}. El usuario conserva su cuenta y necesita una invitación nueva para volver.',
  removeAboutOwn:
    'Quita al usuario de su organización. El usuario conserva su cuenta y necesita una invitación nueva para volver.',
  managed: 'Gestionado por un directorio',
  managedBy:
    'El directorio de la conexión <b>{directory}</b> gestiona el nombre, el correo electrónico y el estado de este usuario. Cámbielos allí.',
  managedByAny:
    'El directorio de una conexión gestiona el nombre, el correo electrónico y el estado de este usuario. Cámbielos allí.',
  managedLeft: 'El directorio desactivó a este usuario {when}.',
  removeButton: 'Quitar de la organización',
  factor: 'Nuevo segundo factor',
  factorAbout:
    'En el próximo inicio de sesión en {organization}, el usuario debe configurar una nueva aplicación de autenticación y confirmarla con el factor actual. Las demás organizaciones no se ven afectadas.',
  factorAboutOwn:
    'En el próximo inicio de sesión en su organización, el usuario debe configurar una nueva aplicación de autenticación y confirmarla con el factor actual. Las demás organizaciones no se ven afectadas.',
  factorMet: 'Exigido {when}. El usuario ha iniciado sesión desde entonces y ha cumplido el requisito.',
  factorOpen: 'Exigido {when}. El usuario no ha iniciado sesión desde entonces.',
  requireFactor: 'Exigir un nuevo segundo factor',
  releaseFactor: 'Cancelar el requisito',
} satisfies Translation<typeof english>;
