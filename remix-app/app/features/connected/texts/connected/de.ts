import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Verbundene Anwendungen',
  about:
    'Diese Anwendungen melden Sie über Gatehouse an. Wenn Sie den Zugriff widerrufen, endet er sofort. Beim nächsten Mal fragt die Anwendung Sie erneut.',
  allowed: 'Erlaubt: {when}',
  lastUsed: 'Zuletzt verwendet: {when}',
  expires: 'Zugriff läuft ab: {when}',
  offlineExpires: 'Zugriff während Ihrer Abwesenheit läuft ab: {when}',
  mayAccess: 'Gewährter Zugriff',
  withdraw: 'Zugriff widerrufen<hidden> für {application}</hidden>',
  withdrawScope: 'Widerrufen<hidden>: „{scope}“ für {application}</hidden>',
  disabled: 'Deaktiviert',
  hasAccess: 'Hat Zugriff',
  notSignedIn: 'Erlaubt, nicht angemeldet',
  empty: 'Keine verbundenen Anwendungen',
  emptyAbout: 'Anwendungen erscheinen hier, nachdem Sie sich über Gatehouse bei ihnen angemeldet haben.',
} satisfies Translation<typeof english>;
