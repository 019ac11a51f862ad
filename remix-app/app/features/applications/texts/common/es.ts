import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  active: 'Activa',
  disabled: 'Desactivada',
  clientAuthentication: 'Autenticación del cliente',
  publicClient: 'Ninguna (cliente público)',
  clientId: 'Client ID',
  clientSecret: 'Secreto de cliente',
  allApplications: 'Todas las aplicaciones',
  saveSecret: 'Guarde ahora el secreto de cliente. Solo se muestra una vez.',
  download: 'Descargar como JSON',
  secretStored: 'Gatehouse solo almacena un hash del secreto. Si lo pierde, rótelo en «Credenciales».',
  registeredItself: 'Registrada por sí misma',
  registeredItselfAbout: 'Nadie ha comprobado el nombre de esta aplicación.',
} satisfies Translation<typeof english>;
