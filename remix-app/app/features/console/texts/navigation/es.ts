import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  Overview: 'Resumen',
  Tenants: 'Inquilinos',
  People: 'Usuarios',
  'Sign-in': 'Inicio de sesión',
  Security: 'Seguridad',
  System: 'Sistema',
  Learn: 'Documentación',
  Settings: 'Configuración',
  Personal: 'Personal',
} satisfies Translation<typeof english>;
