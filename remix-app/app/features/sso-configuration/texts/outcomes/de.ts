import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  open: 'Nicht abgeschlossen',
  linkRequired: 'Passwort angefordert',
  passed: 'Bestanden',
  signedIn: 'Angemeldet',
  failed: 'Fehlgeschlagen',
  denied: 'Zugriff verweigert',
} satisfies Translation<typeof english>;
