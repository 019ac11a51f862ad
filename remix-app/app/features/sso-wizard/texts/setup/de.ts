import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '{name} verbinden',
  titleOther: 'Verbinden Sie Ihren Identitätsanbieter',
  about: '{organization} hat Sie gebeten, diese Einrichtung abzuschließen. Ablauf des Links: {at}.',
  doneTitle: 'Die Einrichtung ist abgeschlossen',
  doneAbout:
    '{name} wurde erfolgreich mit dem Assistenten konfiguriert! Die Administratoren der Organization werden benachrichtigt. Sie testen und aktivieren die Verbindung. Dieser Link funktioniert nicht mehr.',
  endedTitle: 'Dieser Link funktioniert nicht',
} satisfies Translation<typeof english>;
