import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  platformManagement: 'Administrar la plataforma',
  platformManagementAbout: 'Organizaciones, suscripciones y cuentas de todos los usuarios.',
  systemConfig: 'Configurar el sistema',
  systemConfigAbout: 'Claves, correo, conexiones y aplicaciones de la plataforma.',
  tenantManagement: 'Administrar la organización',
  tenantManagementAbout:
    'Dominios, inicio de sesión único, aplicaciones, configuración y registro de auditoría.',
  userManagement: 'Administrar usuarios',
  userManagementAbout:
    'Invitar a usuarios, asignar roles, suspender y quitar usuarios y finalizar sus sesiones.',
  reportsView: 'Leer informes',
  reportsViewAbout: 'Acceso de solo lectura al registro de auditoría de la organización.',
  deviceManagement: 'Administrar los dispositivos propios',
  deviceManagementAbout: 'Los navegadores y dispositivos en los que el usuario inició sesión.',
  personalSettings: 'Cambiar la configuración propia',
  personalSettingsAbout: 'El nombre, la contraseña y los segundos factores del propio usuario.',
  superadmin: 'Superadministrador',
  tenantAdmin: 'Administrador',
  tenantUser: 'Usuario',
} satisfies Translation<typeof english>;
