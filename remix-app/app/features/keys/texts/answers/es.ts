import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notRotated: 'No se rotaron las claves. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
