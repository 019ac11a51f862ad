import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choosePicture: 'Elija una imagen',
  tooLarge: 'La imagen tiene {size, number} KB. El límite es de 128 KB. Guarde una versión más pequeña.',
} satisfies Translation<typeof english>;
