import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Jeder Prozess liest seine Einstellungen einmal beim Start. Bei npm start gibt das Gateway sie weiter, daher zeigen API und Web-App die Umgebung als Quelle.',
  api: 'API',
  apiAbout: 'Einstellungen des Prozesses, der geantwortet hat.',
  web: 'Web-App',
  webAbout: 'Einstellungen des Prozesses, der diese Seite erzeugt hat.',
  gateway: 'Gateway',
  gatewayAbout: '{host}, Prozess {pid}, und die Prozesse, die es startet.',
  noGateway:
    'Kein Gatehouse-Gateway hat sich gemeldet. Ein anderer Proxy ist im Einsatz, zum Beispiel Caddy aus der Compose-Datei. Dessen Einstellungen stehen in seiner eigenen Konfiguration.',
  setting: 'Einstellung',
  value: 'Wert',
  source: 'Quelle',
  environment: 'Umgebung',
  file: 'Datei',
  default: 'Standard',
  unset: 'Nicht gesetzt',
  secretSet: 'Gesetzt (verborgen)',
  none: 'Keiner',
} satisfies Translation<typeof english>;
