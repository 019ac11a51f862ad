import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  authenticationFailed: 'Error de autenticación',
  over: 'Este inicio de sesión tardó demasiado. Empiece de nuevo.',
  needsAPage:
    'Su cuenta requiere un nuevo segundo factor. Vuelva a iniciar sesión en una pestaña nueva y continúe aquí. Los cambios de esta página se conservan.',
} satisfies Translation<typeof english>;
