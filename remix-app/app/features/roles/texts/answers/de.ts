import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownRole: 'Diese Rolle gibt es nicht.',
  notSaved: 'Die Rolle konnte nicht gespeichert werden. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
