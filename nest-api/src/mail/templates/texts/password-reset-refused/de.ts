import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ihr Passwort wurde nicht zurückgesetzt',
  about:
    'Wir haben eine Anfrage erhalten, das Passwort Ihres Gatehouse-Kontos zurückzusetzen. Es wurde nichts geändert. Sie können sich aus diesem Grund nicht mit einem Passwort anmelden:',
  accountSuspended: 'Ihr Konto ist gesperrt. Wenden Sie sich an Ihren Administrator.',
  noOrganization:
    'Ihr Konto gehört zu keiner Organisation. Bitten Sie Ihren Administrator um eine Einladung.',
  organizationInactive: 'Ihre Organisation ist nicht aktiv. Wenden Sie sich an Ihren Administrator.',
  organizationSuspended:
    'Ihre Organisation ist gesperrt. Bitten Sie Ihren Administrator, uns zu kontaktieren.',
  organizationCanceled:
    'Ihre Organisation hat ihr Abonnement gekündigt. Wenden Sie sich an Ihren Administrator.',
  organizationDeactivated:
    'Ihre Organisation ist deaktiviert. Bitten Sie Ihren Administrator, uns zu kontaktieren.',
  ssoRequired:
    'Ihre Organisation verlangt Single Sign-on. Wählen Sie Ihren Identitätsanbieter auf der Anmeldeseite.',
  passwordUnavailable:
    'Die Anmeldung mit Passwort ist für Ihr Konto nicht verfügbar. Wenden Sie sich an Ihren Administrator.',
  action: 'Anmeldeseite öffnen',
  notYou: 'Wenn Sie dies nicht angefordert haben, ignorieren Sie diese Nachricht.',
} satisfies Translation<typeof english>;
