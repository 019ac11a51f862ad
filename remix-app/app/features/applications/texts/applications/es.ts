import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Aplicaciones',
  newApplication: 'Nueva aplicación',
  clientRegistration: 'Registro de clientes',
  application: 'Aplicación',
  organization: 'Organización',
  allOrganizations: 'Todas las organizaciones',
  status: 'Estado',
  registered: 'Registrada',
  noMatch: 'Ninguna aplicación coincide',
  none: 'Aún no hay aplicaciones',
  noneAbout:
    'Registre una aplicación una sola vez. Después, sus usuarios inician sesión con sus cuentas existentes.',
  registerFirst: 'Registrar la primera aplicación',
  about:
    'Todo aquello en lo que usuarios y máquinas inician sesión a través de Gatehouse con OpenID Connect o SAML.',
  searchPlaceholder: 'Nombre, client ID o entity ID',
  noMatchAbout: 'Busque otra parte del nombre, del client ID o del entity ID, o cambie los filtros.',
  kind: 'Tipo',
  anyKind: 'Todos los tipos',
  anyStatus: 'Cualquier estado',
  lastSignIn: 'Último inicio de sesión',
  noSignIn: 'Ninguno en 30 días',
  failures: 'Errores (7 días)',
} satisfies Translation<typeof english>;
