import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  register: 'Anwendung registrieren',
  registerAbout:
    'Öffnen Sie im Microsoft Entra Admin Center „App registrations“ und dann „New registration“. Wählen Sie für ein einzelnes Unternehmen „Accounts in this organizational directory only“. Wählen Sie für die Schaltflächen der Anmeldeseiten „Accounts in any organizational directory“. Die Plattform ist „Web“.',
  secret: 'Client-Secret anlegen und Berechtigungen erteilen',
  secretAbout:
    'Legen Sie unter „Certificates & secrets“ ein Secret an, und kopieren Sie den Wert sofort. Erlauben Sie unter „API permissions“ diese delegierten Berechtigungen von Microsoft Graph: openid, profile, email und User.Read. Erteilen Sie dann die Administratoreinwilligung.',
  connect: 'Anwendung in Gatehouse eintragen',
  connectAbout:
    'Geben Sie die Anwendungs-ID (Client) und den Wert des Secrets unter „SSO-Konfiguration“ ein, oder führen Sie diesen Befehl aus. Eine Konfiguration für eine einzelne Organisation benötigt auch deren Verzeichnis-ID (Mandant). Gatehouse lehnt dann Benutzer anderer Verzeichnisse ab.',
  enable: 'Verbindung aktivieren und anmelden',
  enableAbout:
    'Aktivieren Sie die Konfiguration unter „SSO-Konfiguration“. Melden Sie sich dann in einem privaten Fenster mit Microsoft an. Gatehouse identifiziert Benutzer anhand von Verzeichnis und Objekt-ID, da sich E-Mail-Adressen ändern können.',
} satisfies Translation<typeof english>;
