import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'API',
  about: 'API a las que las aplicaciones llaman con tokens de acceso de Gatehouse.',
  newApi: 'Nueva API',
  show: 'Mostrar',
  api: 'API',
  owner: 'Propietario',
  platform: 'Plataforma',
  registered: 'Registrada',
  noScopes: 'Ninguno',
  moreScopes: '{count, plural, one {y # más} other {y # más}}',
  noMatch: 'Sin API',
  noMatchAbout: 'Esta organización aún no tiene API.',
  registerApi: 'Registrar una API',
  none: 'Aún no hay API',
  noneAbout:
    'Registre una API con sus scopes. Después, seleccione los scopes que puede solicitar cada aplicación.',
  registerFirst: 'Registrar la primera API',
} satisfies Translation<typeof english>;
