import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Token-Austausch',
  about:
    'Dienste rufen andere Dienste im Namen eines Benutzers auf, und Pipelines erhalten Token ohne Secret (RFC 8693). Ein neues Token ist nie mehr wert als das eingetauschte.',
  grant: 'Darf Token eintauschen',
  grantHelp:
    'Die Anwendung darf Zugriffstoken von Anwendungen und APIs eintauschen, die sie unten oder auf der Seite der API nennen.',
  mayAct: 'Darf handeln',
  mayActHelp:
    'Client-IDs der Anwendungen, die Zugriffstoken dieser Anwendung eintauschen dürfen, eine pro Zeile.',
  impersonation: 'Impersonation',
  impersonationHelp:
    'Eingetauschte Token nennen diese Anwendung nicht als Handelnde. Eine API kann sie nicht vom Benutzer unterscheiden. Das Audit-Log nennt sie weiterhin.',
  workloads: 'Workload-Identitäten',
  workloadsHelp:
    'Token von Pipelines und Clustern, mit denen sich diese Anwendung authentifiziert, etwa von GitHub Actions, GitLab oder Kubernetes.',
  workload: 'Workload-Identität {number, number}',
  newWorkload: 'Neue Workload-Identität',
  workloadName: 'Name',
  issuer: 'Issuer',
  issuerHelp:
    'Das genaue „iss“ der Token, etwa https://token.actions.githubusercontent.com oder die Adresse eines Clusters.',
  subject: 'Subject',
  subjectHelp: 'Das „sub“ der Token. Ein * am Ende steht für jede Fortsetzung, etwa repo:acme/website:*',
  audience: 'Audience',
  audienceHelp: 'Das „aud“ der Token. Leer: die Issuer-Adresse dieser Organisation.',
  claims: 'Erforderliche Claims',
  claimsHelp: 'Claims, die genau diesen Wert haben müssen, einer pro Zeile, etwa environment=production',
  jwks: 'Öffentliche Schlüssel',
  jwksHelp: 'Ein JWK Set, nur für einen Issuer, den Gatehouse nicht erreicht, etwa einen privaten Cluster.',
  remove: 'Diese Workload-Identität entfernen',
  save: 'Token-Austausch speichern',
  notSaved: 'Die Einstellungen wurden nicht gespeichert. Versuchen Sie es erneut.',
  notJson: 'Dies ist kein JWK Set (RFC 7517)',
} satisfies Translation<typeof english>;
