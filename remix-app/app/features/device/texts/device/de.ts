import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  connect: 'Gerät verbinden',
  connectAbout: 'Geben Sie den Code ein, den Ihr Gerät anzeigt.',
  code: 'Code',
  continue: 'Weiter',
  signInTo: 'Auf Ihrem Gerät bei {application} anmelden?',
  shown: 'Ihr Gerät zeigt an',
  warning:
    'Erlauben Sie dies nur, wenn Sie das Gerät vor sich haben und diese Anmeldung selbst begonnen haben. Wenn Ihnen jemand diesen Code geschickt hat, möchte sich diese Person als Sie anmelden.',
  allowed: 'Ihr Gerät ist angemeldet',
  allowedAbout: 'Kehren Sie zu Ihrem Gerät zurück. Es fährt in wenigen Sekunden fort.',
  denied: 'Das Gerät wurde nicht angemeldet',
  deniedAbout: 'Der Code ist nicht mehr gültig.',
  toConnected: 'Verbundene Anwendungen',
  toDashboard: 'Zu Ihrem Dashboard',
} satisfies Translation<typeof english>;
