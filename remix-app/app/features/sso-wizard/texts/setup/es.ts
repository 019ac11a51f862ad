import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  endedTitle: 'Este enlace no funciona',
} satisfies Translation<typeof english>;
