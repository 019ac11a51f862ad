import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'PostgreSQL {version}, {size} en {count, plural, one {# tabla} many {# tablas} other {# tablas}}. Esta página no lee filas.',
  database: 'Base de datos',
  connections: 'Conexiones',
  connectionsUsed: '{count, number} de {most, number}: {roles}',
  migrations: 'Migraciones',
  applied: '{count, number} aplicadas',
  tables: 'Tablas',
  tablesAbout:
    'El número de filas es una estimación del planificador. Abra una tabla para ver sus políticas de filas.',
  searchPlaceholder: 'Nombre de la tabla',
  noMatch: 'Ninguna tabla coincide',
  noMatchAbout: 'Escriba un nombre como en SQL, por ejemplo sso_configurations.',
  migrationsAbout: 'Migraciones aplicadas, las más recientes primero.',
  migration: 'Migración',
  appliedAt: 'Aplicada',
  pending: 'Migraciones pendientes: {names}. Ejecute el comando migrate.',
  ahead: 'Una versión posterior aplicó: {names}. Esta versión sigue funcionando.',
  drift: 'El esquema difiere de esta versión: {differences}.',
  upToDate: 'Actualizado',
  upToDateAbout: 'Todas las migraciones están aplicadas y el esquema coincide con esta versión.',
  table: 'Tabla',
  rows: 'Filas',
  unknown: 'Todavía no se conoce',
  data: 'Datos',
  indexes: 'Índices',
  isolation: 'Aislamiento',
  inSchema: 'en {schema}',
  partitions: '{count, plural, one {# partición} many {# particiones} other {# particiones}}',
  noPolicy: 'Sin política. Deciden los privilegios de la tabla.',
  forced: 'Las políticas también se aplican al propietario de la tabla.',
  byTenant: 'Por inquilino',
  platformOnly: 'Solo la plataforma',
  byPrivileges: 'Solo por privilegios',
} satisfies Translation<typeof english>;
