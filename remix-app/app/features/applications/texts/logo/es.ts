import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  logo: 'Logotipo',
  logoAbout:
    'Los usuarios lo ven en las páginas de inicio de sesión y de consentimiento, y usted en las listas. El fondo siempre es blanco.',
} satisfies Translation<typeof english>;
