import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  advanced: 'Opciones avanzadas',
  safe: 'Los valores predeterminados son seguros en la mayoría de los casos.',
} satisfies Translation<typeof english>;
