import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Guarde estos códigos ahora. Solo se muestran una vez.',
  about:
    'Cada código le permite iniciar sesión una vez si pierde su teléfono o su llave de acceso. Guarde los códigos en un lugar seguro o en su gestor de contraseñas.',
  download: 'Descargar',
  label: 'códigos de recuperación',
} satisfies Translation<typeof english>;
