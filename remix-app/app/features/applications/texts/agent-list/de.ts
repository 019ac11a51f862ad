import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Agenten',
  about:
    'Anwendungen, die sich selbst registriert haben, und solche mit einem Metadatendokument, die Benutzer der Organisation kennen. Die Zeitachse eines Agenten zeigt jedes Token, das er erhielt.',
  none: 'Agenten erscheinen hier, nachdem sie sich registriert haben, oder nachdem ein Benutzer sich bei einem mit Metadatendokument angemeldet hat.',
  more: 'Die neuesten {count, number} Agenten werden angezeigt.',
  publisher: 'Veröffentlicht von {host}',
  registered: 'Selbst registriert',
  users:
    '{count, plural, =0 {Kein Benutzer gab ihm Zugriff} one {# Benutzer gab ihm Zugriff} other {# Benutzer gaben ihm Zugriff}}',
  lastUsed: 'Zuletzt verwendet {time}',
  since: 'Bekannt seit {time}',
  access: 'Zugriff auf: {access}',
  end: 'Zugriff beenden',
  endNamed: 'Zugriff von {name} auf die Daten aller Benutzer beenden',
  notEnded: 'Der Zugriff wurde nicht beendet. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
