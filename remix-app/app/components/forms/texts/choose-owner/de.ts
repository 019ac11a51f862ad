import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'Keine Organization hat den Code oder Slug <b>{of}</b>.',
  organization: 'Organization',
  codeOrSlug: 'Code oder Slug',
  show: 'Anzeigen',
} satisfies Translation<typeof english>;
