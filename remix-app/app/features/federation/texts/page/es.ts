import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Comprobación de federación',
  about:
    'Compruebe cualquier proveedor de identidad o aplicación. Gatehouse lee lo que publica, se conecta a sus hosts y evalúa algoritmos, caducidad, firmas, endpoints, claves, reloj y TLS. El resultado no se guarda.',
  allConnections: 'Todas las conexiones',
  subject: 'Dirección o metadatos',
  subjectAbout:
    'Un emisor, la dirección de unos metadatos o un documento pegado: metadatos SAML, OpenID Discovery o el registro de un cliente.',
  entityId: 'Entity ID (opcional)',
  entityIdAbout: 'Solo para metadatos SAML que describen varias entidades.',
  check: 'Comprobar',
  empty: 'El informe aparece aquí después de la comprobación.',
  notChecked: 'La comprobación no se ejecutó. Inténtelo de nuevo.',
  grade: 'Nota {grade}: {score, number} de 100 puntos',
  oidc_provider: 'Proveedor OpenID',
  saml_idp: 'Proveedor de identidad SAML',
  saml_sp: 'Proveedor de servicios SAML',
  oidc_client: 'Cliente OAuth',
  counted:
    '{findings, plural, =0 {Sin hallazgos} one {# hallazgo} many {# hallazgos} other {# hallazgos}}. {rules, plural, one {# regla comprobada} many {# reglas comprobadas} other {# reglas comprobadas}}.',
  findings: 'Hallazgos',
  noFindings: 'Se cumplen todas las reglas.',
  critical: 'Crítico',
  high: 'Alto',
  medium: 'Medio',
  low: 'Bajo',
  info: 'Información',
  fix: '<b>Solución:</b> {fix}',
  keys: 'Claves y certificados',
  connections: 'Conexiones TLS',
  expires: 'Caduca: {at}',
} satisfies Translation<typeof english>;
