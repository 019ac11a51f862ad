import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'Keine Organisation hat den Code oder Slug <b>{of}</b>.',
  organization: 'Organisation',
  codeOrSlug: 'Code oder Slug',
  show: 'Anzeigen',
} satisfies Translation<typeof english>;
