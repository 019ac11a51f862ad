import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchAction: 'Diese Aktion gibt es nicht.',
  notAnswered: 'Die Anfrage konnte nicht beantwortet werden. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
