import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  users: '<b>{used, number} de {count, plural, one {# usuario} other {# usuarios}}</b> ({plan}).',
  domains: '<b>{used, number} de {count, plural, one {# dominio} other {# dominios}}</b> ({plan}).',
  ssoConfigurations:
    '<b>{used, number} de {count, plural, one {# configuración de SSO} other {# configuraciones de SSO}}</b> ({plan}).',
  full: 'Se alcanzó el límite. Las entradas existentes se conservan.',
  removeUser: 'Quite un usuario para añadir otro.',
  removeDomain: 'Quite un dominio para añadir otro.',
  deleteConfiguration: 'Elimine una configuración de SSO para añadir otra.',
  orGrant: 'También puede asignar un plan superior.',
  orRequest: 'También puede solicitar un plan superior.',
  openTenant: 'Abrir el inquilino',
  requested: 'Su solicitud ({plan}) está pendiente de respuesta.',
  request: 'Solicitar: {plan}',
  waiting: 'Su solicitud ({plan}) está pendiente',
  waitingAbout:
    'Enviada el {when}. Nuestro equipo revisa la solicitud y responde por correo. No es necesario enviar otra solicitud.',
  usersLabel: 'Usuarios e invitaciones',
  domainsLabel: 'Dominios',
  ssoConfigurationsLabel: 'Configuraciones de SSO',
  productsLabel: 'Productos',
  usedOf: '{used} de {limit, number}',
  moreThan: 'Más de {count, number}',
} satisfies Translation<typeof english>;
