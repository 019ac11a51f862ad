import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Elija la organización. Los usuarios invitados reciben un correo de ella.',
} satisfies Translation<typeof english>;
