import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  body: 'Anfragetext',
  bodyAbout: 'JSON. Das Feld enthält anfangs das Beispiel aus dem Vertrag.',
  confirm: 'Mir ist bewusst, dass {method} diese Installation in meinem Namen ändert',
  send: '{method} senden',
  response: 'Antwort',
  duration: '{count, number} ms',
  responseBody: 'Antworttext',
  noBody: 'Kein Antworttext',
  cut: 'Der Antworttext ist gekürzt.',
  showSecrets: 'Geheimnisse anzeigen',
  bodyWithSecrets: 'Antworttext mit Geheimnissen',
} satisfies Translation<typeof english>;
