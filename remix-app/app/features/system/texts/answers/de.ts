import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchJob: 'Diesen Job gibt es nicht.',
  notRun: 'Der Job konnte nicht ausgeführt werden. Versuchen Sie es erneut.',
  done: '{job} war erfolgreich.',
  busy: '{job} läuft bereits.',
  failed: '{job} ist fehlgeschlagen ({error}). Siehe Log der API.',
} satisfies Translation<typeof english>;
