import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Enlaces de configuración',
  about: 'Quien tenga un enlace puede conectar un proveedor de identidad de la organización, sin cuenta.',
  newTitle: 'Crear un enlace de configuración',
  organization: 'Organización',
  codeOrSlug: 'Código o slug',
  returnUrl: 'Dirección de retorno (opcional)',
  returnUrlAbout:
    'La última página enlaza con ella. Debe pertenecer a un dominio verificado o a una aplicación de la organización.',
  provider: 'Proveedor',
  notChosen: 'Aún sin elegir',
  state: 'Estado',
  created: 'Creado',
  expires: 'Caduca',
  lastUse: 'Último uso',
  neverUsed: 'Aún sin usar',
  actions: 'Acciones',
  empty: 'Los enlaces de configuración aparecen aquí después de crearlos',
  emptyAbout: 'Envíe un enlace a la persona que administra su proveedor de identidad.',
  unknownOrganization: 'Ninguna organización tiene este código o slug.',
  notCreated: 'El enlace no se creó.',
  notRevoked: 'El enlace no se revocó.',
  revokeNamed: 'Revocar el enlace creado {at}',
} satisfies Translation<typeof english>;
