import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  project: 'Projekt und Zustimmungsbildschirm anlegen',
  projectAbout:
    'Wählen Sie in der Google Cloud Console ein Projekt aus, oder legen Sie eines an. Öffnen Sie „Google Auth Platform“, und setzen Sie die Zielgruppe auf „Internal“. Dann können sich nur Konten Ihres Workspace anmelden.',
  client: 'OAuth-Client anlegen',
  clientAbout:
    'Wählen Sie unter „Clients“ die Option „Create client“ mit dem Typ „Web application“. Geben Sie diese beiden Werte genau wie angezeigt ein.',
  connect: 'Client in Gatehouse eintragen',
  connectAbout:
    'Geben Sie Client-ID und Client-Secret unter „SSO-Konfiguration“ ein, oder führen Sie diesen Befehl aus. Gatehouse liest das Discovery-Dokument und die Schlüssel von Google, bevor es die Konfiguration speichert. Eine neue Konfiguration ist inaktiv.',
  enable: 'Verbindung aktivieren und anmelden',
  enableAbout:
    'Aktivieren Sie die Konfiguration unter „SSO-Konfiguration“. Melden Sie sich dann in einem privaten Fenster mit Google an. Gatehouse lehnt private Google-Konten ab und nennt den Grund.',
} satisfies Translation<typeof english>;
