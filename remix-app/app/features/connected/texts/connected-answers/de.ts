import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notWithdrawn: 'Der Zugriff wurde nicht widerrufen. Bitte versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
