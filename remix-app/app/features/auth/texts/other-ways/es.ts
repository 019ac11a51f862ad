import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  withOrganization: 'Iniciar sesión con su organización',
} satisfies Translation<typeof english>;
