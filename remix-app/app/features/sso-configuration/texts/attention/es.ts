import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'El inicio de sesión requiere su atención',
  more: '{count, plural, one {# elemento más} other {# elementos más}}',
  platform: 'Plataforma',
} satisfies Translation<typeof english>;
