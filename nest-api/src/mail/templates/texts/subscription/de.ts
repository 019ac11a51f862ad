import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  trialEndsSubject: 'Ihre kostenlose Testphase endet in {days, plural, one {einem Tag} other {# Tagen}}',
  trialEnds:
    'Die kostenlose Testphase Ihrer Organisation endet in {days, plural, one {einem Tag} other {# Tagen}}.',
  choosePlan: 'Wählen Sie vorher einen Tarif. Für Ihre Mitglieder ändert sich nichts.',
  plansAction: 'Tarife ansehen',
  trialOverSubject: 'Ihre kostenlose Testphase ist beendet',
  trialOver: 'Die kostenlose Testphase Ihrer Organisation ist beendet.',
  overdueSubject: 'Eine Zahlung ist überfällig',
  overdue: 'Eine Zahlung für den Tarif Ihrer Organisation ist überfällig.',
  grace:
    'Alles funktioniert noch {days, plural, one {# Tag} other {# Tage}}. Danach wird Ihre Organisation pausiert: Mitglieder können sich anmelden und Daten lesen, aber nichts ändern.',
  onHoldSubject: 'Ihre Organisation ist pausiert',
  onHold:
    'Ihre Organisation ist pausiert, weil eine Zahlung fehlt. Mitglieder können sich anmelden und Daten lesen, aber nichts ändern.',
  liftHold: 'Kontaktieren Sie uns, um die Pausierung aufzuheben.',
  grantedSubject: 'Ihre Tarifanfrage wurde genehmigt',
  granted: 'Ihre Anfrage für folgenden Tarif wurde genehmigt: {plan}.',
  declinedSubject: 'Ihre Tarifanfrage wurde abgelehnt',
  declined:
    'Ihre Anfrage für folgenden Tarif wurde abgelehnt: {plan}. Kontaktieren Sie uns, um Alternativen zu besprechen.',
  action: 'Dashboard öffnen',
} satisfies Translation<typeof english>;
