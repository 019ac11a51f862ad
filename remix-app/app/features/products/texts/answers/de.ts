import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSent: 'Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es erneut.',
  notAnswered: 'Die Anfrage konnte nicht beantwortet werden. Versuchen Sie es erneut.',
  notChanged: 'Es wurde nichts geändert. Versuchen Sie es erneut.',
  noSuchAction: 'Diese Aktion gibt es nicht.',
} satisfies Translation<typeof english>;
