import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Arquitectura de SSO',
  about: 'Inicios de sesión por organización, método de autenticación y aplicación.',
  range: 'Período',
  day: '24 horas',
  week: '7 días',
  month: '30 días',
  none: 'No hay inicios de sesión',
  noneAbout: 'Los flujos de inicio de sesión aparecen aquí cuando los usuarios inician sesión.',
  viewConnections: 'Ver conexiones',
  latest:
    '{count, plural, one {Basado en el último inicio de sesión.} other {Basado en los últimos # inicios de sesión.}}',
  total: '{count, plural, one {# inicio de sesión.} other {# inicios de sesión.}}',
  note: 'Cada aplicación se atribuye al último inicio de sesión anterior a su apertura. Un inicio de sesión puede abrir varias aplicaciones. Los datos tienen hasta cinco minutos de antigüedad.',
  entered: 'Organizaciones y métodos de autenticación',
  opened: 'Métodos de autenticación y aplicaciones',
  from: 'De',
  to: 'A',
  signIns: 'Inicios de sesión',
  organizations: 'Organizaciones',
  methods: 'Métodos de autenticación',
  applications: 'Aplicaciones',
  picture: 'Flujos de inicio de sesión',
  pictureAbout:
    'La mayoría de los inicios de sesión usaron {method}. Las tablas siguientes contienen los mismos datos.',
  password: 'Contraseña',
  passkey: 'Passkey',
  google: 'Google',
  microsoft: 'Microsoft',
  oauth2: 'OpenID Connect',
  saml: 'SAML',
  other: 'Otros',
  platform: 'Plataforma',
  others: 'Otras',
  noApplication: 'Ninguna aplicación',
} satisfies Translation<typeof english>;
