import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Abonnementstatus',
  plan: 'Tarif',
  organization: 'Organisation',
  platform: 'Plattform',
  trialEnds: 'Ende der Testphase',
  afterActivation: '14 Tage nach der Aktivierung',
  seeProducts: 'Produkte anzeigen',
  active: 'Aktiv',
  pending: 'Aktivierung ausstehend',
  onHold: 'Pausiert',
  inactive: 'Inaktiv',
  cancelled: 'Gekündigt',
  suspended: 'Gesperrt',
  deactivated: 'Deaktiviert',
} satisfies Translation<typeof english>;
