import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Configure su organización',
  progress: '{done, number} de {total, number} completados',
  done: 'Completado',
  toDo: 'Pendiente',
  inviteUsers: 'Invitar usuarios',
  inviteUsersAbout: 'Introduzca las direcciones de correo una a una o importe una lista.',
  verifyDomain: 'Verificar un dominio',
  verifyDomainAbout: 'Un registro TXT de DNS verifica que el dominio le pertenece.',
  connectIdentityProvider: 'Conectar su proveedor de identidad',
  connectIdentityProviderAbout:
    'Los usuarios inician sesión con Google, Microsoft u otro proveedor de identidad.',
  connectApplication: 'Conectar una aplicación',
  connectApplicationAbout: 'Los usuarios inician sesión en ella a través de Gatehouse.',
} satisfies Translation<typeof english>;
