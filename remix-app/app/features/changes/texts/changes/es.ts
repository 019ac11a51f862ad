import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Zero Rebuild',
  about: 'Cambios que se aplicaron sin reiniciar.',
  started: 'Inicio del proceso en ejecución más antiguo: <when></when>.',
  later:
    '{count, plural, one {# de los cambios siguientes es posterior.} other {# de los cambios siguientes son posteriores.}}',
  kinds: 'Categorías',
  all: 'Todos ({count, number})',
  kindCount: '{kind} ({count, number})',
  settings: 'Ajustes y políticas',
  keys: 'Claves',
  connections: 'Conexiones',
  applications: 'Aplicaciones',
  features: 'Funciones y planes',
  change: 'Cambio',
  kind: 'Categoría',
  organization: 'Organización',
  platform: 'Plataforma',
  actor: 'Actor',
  job: 'Trabajo en segundo plano',
  unknownActor: 'Desconocido',
  time: 'Hora',
  history: 'Historial',
  historyAbout:
    'Los últimos 100 cambios desde el {day}, de los registros de auditoría de la plataforma y de todas las organizaciones.',
  empty: 'Los cambios de ajustes, claves, conexiones, aplicaciones y funciones aparecen aquí.',
  restart: 'Ajustes que requieren reiniciar',
  restartAbout:
    'Cada proceso lee los ajustes del entorno al iniciarse. Para cambiarlos sin interrupción, reinicie la API, la aplicación web y la puerta de enlace una tras otra.',
  allSettings: 'Todos los ajustes',
} satisfies Translation<typeof english>;
