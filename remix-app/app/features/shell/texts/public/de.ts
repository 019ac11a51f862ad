import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  main: 'Hauptnavigation',
  features: 'Funktionen',
  products: 'Produkte',
  dashboard: 'Dashboard',
  signIn: 'Anmelden',
  tagline: 'IT-Sicherheit für Unternehmen mit einem Zugang für jede Organisation, Person und Anwendung.',
  rightsReserved: '© {year} {product}. Alle Rechte vorbehalten.',
  onNetwork: '{product} auf {network}',
} satisfies Translation<typeof english>;
