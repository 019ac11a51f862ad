import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notStarted:
    'Der Server antwortet nicht, und der Import wurde nicht gestartet. Starten Sie ihn gleich noch einmal.',
  maybeStarted:
    'Der Server hat nicht rechtzeitig geantwortet. Es ist nicht bekannt, ob der Import startet. Starten Sie ihn gleich noch einmal: Er startet nur einmal.',
} satisfies Translation<typeof english>;
