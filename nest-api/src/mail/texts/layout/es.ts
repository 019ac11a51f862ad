import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  greeting: 'Hola, {name}:',
  greetingNameless: 'Hola:',
  footer: 'Gatehouse envió este mensaje porque alguien introdujo esta dirección. Las respuestas no se leen.',
} satisfies Translation<typeof english>;
