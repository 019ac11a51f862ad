import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choose: 'Wählen Sie Ihr Abonnement',
  chooseAbout: 'Ihr Geschäftskonto ist verifiziert. Sie können den Tarif jederzeit ändern.',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt. Sie können den Tarif jederzeit ändern.',
  close: 'Schließen',
  trial: '14 Tage kostenlos testen',
  trialPrice: '0 $',
  trialNote: 'Keine Kreditkarte erforderlich',
  trialProducts: 'Alle vier Produkte',
  trialOrganization: 'Ihre gesamte Organisation',
  trialStarts: 'Beginnt mit der Aktivierung Ihres Kontos',
  trialAction: 'Kostenlos testen',
  pro: 'Pro-Tarif',
  proPrice: '99 $/Monat',
  proNote: 'Monatliche Abrechnung nach einem Gespräch',
  proTrial: 'Alles aus der Testphase',
  proSupport: 'Premium-Support',
  proEnd: 'Kein Enddatum',
  proAction: 'Pro-Tarif anfragen',
} satisfies Translation<typeof english>;
