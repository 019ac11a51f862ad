import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Aplicaciones SAML',
  about:
    'Aplicaciones en las que los usuarios inician sesión a través de Gatehouse con SAML 2.0. Gatehouse es su proveedor de identidad.',
  newApplication: 'Nueva aplicación SAML',
  searchPlaceholder: 'Nombre o entity ID',
  application: 'Aplicación',
  organization: 'Organización',
  allOrganizations: 'Todas las organizaciones',
  status: 'Estado',
  certificate: 'Certificado',
  noCertificate: 'Ninguno',
  registered: 'Registrada',
  noMatch: 'Ninguna aplicación coincide',
  noMatchAbout: 'Busque otra parte del nombre o del entity ID.',
  none: 'Aún no hay aplicaciones SAML',
  noneAbout:
    'Registre una aplicación, como Slack, Salesforce o AWS. Después, sus usuarios inician sesión con sus cuentas existentes.',
  registerFirst: 'Registrar la primera aplicación',
} satisfies Translation<typeof english>;
