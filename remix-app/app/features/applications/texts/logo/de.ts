import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  logo: 'Logo',
  logoAbout:
    'Benutzer sehen es auf Anmelde- und Einwilligungsseiten, Sie sehen es in Listen. Der Hintergrund ist immer weiß.',
} satisfies Translation<typeof english>;
