import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Enlace de configuración',
  summary: '¿Otra persona administra su proveedor de identidad?',
  about:
    'Envíe a esa persona un enlace de configuración. No necesita cuenta y solo muestra esta tarea. La conexión guardada queda inactiva y usted recibe un aviso.',
  aboutNew:
    'Envíe a esa persona un enlace de configuración. En el portal elige el proveedor, verifica el dominio, conecta y prueba. No necesita cuenta.',
  created: 'Envíe este enlace. Solo se muestra una vez.',
  link: 'Enlace',
  expiry: 'Caduca después de',
  days: '{count, plural, one {# día} other {# días}}',
  create: 'Crear enlace',
  createOne: 'Crear un enlace de configuración',
  active: 'Activo',
  expired: 'Caducado',
  revoked: 'Revocado',
  done: 'Completado',
  createdAt: 'Creado {at}',
  revoke: 'Revocar',
  expiresAt: 'Caduca {at}',
  unused: 'Aún sin usar.',
  opened: 'Abrió el enlace',
  chosen: 'Eligió el proveedor',
  domainAdded: 'Añadió un dominio',
  consentBegun: 'Inició el consentimiento',
  captured: 'Capturó la configuración',
  failed: 'Intento fallido',
  saved: 'Guardó la configuración',
  tested: 'Probó la conexión',
  use: '{what}, {at}',
  useBy: '{what}, por {who}, {at}',
  useFrom: '{what}, desde {address}, {at}',
  useByFrom: '{what}, por {who} desde {address}, {at}',
} satisfies Translation<typeof english>;
