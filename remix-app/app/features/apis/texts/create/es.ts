import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Nueva API',
  about: 'Una API acepta tokens de acceso. Las aplicaciones los solicitan con el identificador de la API.',
  identifierHelp:
    'Un URI que usted controla. No es necesario que sea accesible. Las aplicaciones lo envían como resource y los tokens de acceso lo contienen como aud. No podrá cambiarlo más adelante.',
  organization: 'Organización (opcional)',
  organizationHelp:
    'El código, como TEN-001, o el slug. Solo las aplicaciones de esta organización pueden solicitar tokens. Si el campo está vacío, solo pueden hacerlo las aplicaciones para todas las organizaciones.',
  register: 'Registrar API',
} satisfies Translation<typeof english>;
