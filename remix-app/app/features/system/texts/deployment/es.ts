import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  running:
    '{count, plural, one {# proceso en ejecución} many {# procesos en ejecución} other {# procesos en ejecución}}, versión {versions}. Datos de {when}.',
  processes: 'Procesos',
  processesAbout:
    'Cada proceso informa cada 15 segundos. Un proceso que lleva una hora en silencio desaparece de la lista.',
  schemaAndKeys: 'Esquema y claves',
  migrations: 'Migraciones',
  migrationsApplied: '{count, number} aplicadas; la última es {last}.',
  none: 'ninguna',
  database: 'Base de datos',
  masterKey: 'Clave maestra',
  notReported: 'Sin datos',
  keyCurrent: '{algorithm}, actual',
  keyNext: '{algorithm}, próxima',
  keyRetired: '{algorithm}, retirada',
  keySince: '{key} desde {when}',
  signingKeys: 'Claves de firma',
  keysOnDemand: 'Se crean cuando se necesita la primera.',
  allKeys: 'Todas las claves de firma',
  upgrade: 'Actualizar sin interrupción',
  stepMigrate: 'Ejecute las migraciones de la versión nueva. Conservan lo que la versión anterior necesita.',
  stepApi:
    'Sustituya los procesos de la API uno tras otro. Cada uno está listo cuando sus migraciones están aplicadas.',
  stepWeb:
    'Sustituya los procesos web de la misma forma. Las sesiones están en la base de datos, así que los usuarios siguen conectados.',
  stepWatch: 'Esta página muestra ambas versiones hasta que se detiene el último proceso antiguo.',
  api: 'API',
  web: 'Aplicación web',
  gateway: 'Pasarela',
  process: 'Proceso',
  hostAndPid: '{host}, proceso {pid}',
  status: 'Estado',
  statusRunning: 'En ejecución',
  statusLate: 'Con retraso',
  statusGone: 'Desaparecido',
  version: 'Versión',
  started: 'Inicio',
  lastSeen: 'Último informe',
  twoVersions: 'Varias versiones se ejecutan a la vez: {versions}. Hay una actualización en curso.',
  masterKeysDiffer:
    'Los procesos de la API cifran con claves maestras distintas. Dé a todos la misma clave antes de retirar la antigua.',
  pendingMigrations:
    '{count, plural, one {Hay # migración pendiente} many {Hay # migraciones pendientes} other {Hay # migraciones pendientes}}. Ejecute el comando migrate.',
  databaseAhead:
    'La base de datos es más reciente que el proceso que respondió. Una versión posterior la ha migrado.',
  processGone: 'Un proceso desapareció sin detenerse correctamente. Si no se sustituyó, lea su registro.',
} satisfies Translation<typeof english>;
