import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Intercambio de tokens',
  about:
    'Los servicios llaman a otros servicios en nombre de un usuario, y las canalizaciones obtienen tokens sin secreto (RFC 8693). Un token nuevo nunca vale más que el que se intercambió.',
  grant: 'Puede intercambiar tokens',
  grantHelp:
    'La aplicación puede intercambiar tokens de acceso de las aplicaciones y API que la nombran abajo o en la página de la API.',
  mayAct: 'Puede actuar',
  mayActHelp:
    'ID de cliente de las aplicaciones que pueden intercambiar los tokens de acceso de esta, uno por línea.',
  impersonation: 'Suplantación',
  impersonationHelp:
    'Los tokens intercambiados no nombran a esta aplicación como actor, así que una API no puede distinguirla del usuario. El registro de auditoría sí la nombra.',
  workloads: 'Identidades de carga de trabajo',
  workloadsHelp:
    'Tokens de canalizaciones y clústeres que autentican esta aplicación, como los de GitHub Actions, GitLab o Kubernetes.',
  workload: 'Identidad de carga de trabajo {number, number}',
  newWorkload: 'Nueva identidad de carga de trabajo',
  workloadName: 'Nombre',
  issuer: 'Emisor',
  issuerHelp:
    'El «iss» exacto de los tokens, como https://token.actions.githubusercontent.com o la dirección de un clúster.',
  subject: 'Sujeto',
  subjectHelp:
    'El «sub» de los tokens. Un * al final representa cualquier continuación, como repo:acme/website:*',
  audience: 'Audiencia',
  audienceHelp: 'El «aud» de los tokens. Déjelo vacío para la dirección del emisor de esta organización.',
  claims: 'Claims obligatorios',
  claimsHelp: 'Claims que deben tener exactamente este valor, uno por línea, como environment=production',
  jwks: 'Claves públicas',
  jwksHelp: 'Un JWK Set, solo para un emisor al que Gatehouse no puede acceder, como un clúster privado.',
  remove: 'Quitar esta identidad de carga de trabajo',
  save: 'Guardar el intercambio de tokens',
  notSaved: 'La configuración no se guardó. Vuelva a intentarlo.',
  notJson: 'Esto no es un JWK Set (RFC 7517)',
} satisfies Translation<typeof english>;
