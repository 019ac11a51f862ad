import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'Ninguna organización tiene el código o slug <b>{of}</b>.',
  organization: 'Organización',
  codeOrSlug: 'Código o slug',
  show: 'Mostrar',
} satisfies Translation<typeof english>;
