import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Aplicaciones',
  about:
    'Aplicaciones en las que los usuarios inician sesión a través de Gatehouse con OAuth 2.0 y OpenID Connect.',
  newApplication: 'Nueva aplicación',
  searchPlaceholder: 'Nombre o client ID',
  application: 'Aplicación',
  organization: 'Organización',
  allOrganizations: 'Todas las organizaciones',
  status: 'Estado',
  registered: 'Registrada',
  noMatch: 'Ninguna aplicación coincide',
  noMatchAbout: 'Busque otra parte del nombre o del client ID.',
  none: 'Aún no hay aplicaciones',
  noneAbout:
    'Registre una aplicación una sola vez. Después, sus usuarios inician sesión con sus cuentas existentes.',
  registerFirst: 'Registrar la primera aplicación',
} satisfies Translation<typeof english>;
