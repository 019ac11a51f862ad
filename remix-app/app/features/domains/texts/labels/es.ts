import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pending: 'Pendiente',
  active: 'Activo',
  inactive: 'Inactivo',
  whoJoins: 'Quién puede unirse',
  sso: 'Cualquier persona que inicie sesión a través de su conexión',
  ssoShort: 'Al iniciar sesión',
  ssoAbout: 'Los usuarios obtienen una cuenta en su primer inicio de sesión si la conexión lo permite.',
  inviteOnly: 'Solo usuarios invitados',
  inviteOnlyShort: 'Por invitación',
  inviteOnlyAbout: 'A los usuarios sin cuenta se les indica que contacten con un administrador.',
  allDomains: 'Todos los dominios',
} satisfies Translation<typeof english>;
