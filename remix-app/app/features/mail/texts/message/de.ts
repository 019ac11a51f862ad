import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  outbox: 'Postausgang',
  to: 'An',
  status: 'Status',
  created: 'Erstellt',
  sent: 'Gesendet',
  masked: 'Links sind verborgen',
  maskedAbout:
    'Die Links in dieser E-Mail wirken im Namen des Empfängers. Das Anzeigen erfordert eine erneute Authentifizierung. Das Audit-Log zeichnet es auf.',
  showLinks: 'Links anzeigen',
  links: 'Links in dieser E-Mail',
  linksAbout:
    'Die Links wirken im Namen des Empfängers. Öffnen Sie sie in einem privaten Fenster, um hier angemeldet zu bleiben.',
  removed: 'Der Text dieser E-Mail wurde nach Ablauf der Aufbewahrungsfrist entfernt.',
  message: 'E-Mail',
  plainText: 'Nur Text',
} satisfies Translation<typeof english>;
