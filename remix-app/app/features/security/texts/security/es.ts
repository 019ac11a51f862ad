import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Configuración de seguridad',
  about: 'Actividad y política de inicio de sesión de su organización.',
  auditLog: 'Registro de auditoría',
  activity: 'Actividad de inicio de sesión',
  noActivity: 'Los inicios de sesión correctos y fallidos aparecen aquí después del primero.',
  seeTenants: 'Ver inquilinos',
  inviteUsers: 'Invitar usuarios',
  requirements: 'Requisitos',
  noOrganization: 'No es miembro de ninguna organización, por lo que no se aplica ninguna política.',
  sessions: 'Sesiones',
  sessionsAbout: 'Los usuarios reciben un aviso un minuto antes de que caduque su sesión.',
  idle: 'Tiempo de inactividad',
  total: 'Duración máxima',
  hours: '{count, plural, one {# hora} many {# horas} other {# horas}}',
  minutes: '{count, plural, one {# minuto} many {# minutos} other {# minutos}}',
} satisfies Translation<typeof english>;
