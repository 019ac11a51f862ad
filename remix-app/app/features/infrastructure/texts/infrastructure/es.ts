import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Máquinas, base de datos, replicación, almacenamiento y certificados. Leído: <when></when>.',
  expired:
    '{count, plural, one {# certificado caducó. Los inicios de sesión que lo usan fallan.} other {# certificados caducaron. Los inicios de sesión que los usan fallan.}}',
  machines: 'Máquinas',
  machinesAbout: 'Máquinas y contenedores con un proceso de Gatehouse que informó en la última hora.',
  machine: 'Máquina',
  processes: 'Procesos',
  api: 'API',
  web: 'Aplicación web',
  gateway: 'Puerta de enlace',
  process: '{kind} {version}, proceso {pid}',
  processLate: '{kind} {version}, proceso {pid}, con retraso',
  processGone: '{kind} {version}, proceso {pid}, no responde',
  database: 'Base de datos',
  server: 'Servidor',
  primary: 'PostgreSQL {version}, principal',
  standbyServer: 'PostgreSQL {version}, en espera (solo lectura)',
  size: 'Tamaño',
  tables: 'Tablas',
  connections: 'Conexiones',
  connectionsOf: '{used, number} de {most, number}',
  replication: 'Replicación',
  replicationAbout: 'Servidores en espera que reciben actualmente cambios de este servidor.',
  noStandby:
    'No hay ningún servidor en espera conectado. Si este servidor falla, se pierden los datos desde la última copia de seguridad. Consulte «High availability» en docs/operations.md.',
  grantMonitor:
    'Para ver el estado y el retraso, haga miembro de pg_monitor al rol de base de datos de la API.',
  standby: 'Servidor en espera',
  state: 'Estado',
  mode: 'Modo',
  lag: 'Retraso',
  delay: 'Demora',
  seconds: '{seconds} s',
  notVisible: 'No visible',
  notMeasured: 'No medido',
  certificates: 'Certificados',
  certificatesAbout:
    'Certificados de las conexiones habilitadas y de las aplicaciones SAML, primero el próximo en caducar. El proxy frontal gestiona el certificado TLS de la dirección pública. Gatehouse no puede verlo.',
  noCertificates: 'Ninguna conexión ni aplicación SAML tiene un certificado.',
  owner: 'Conexión o aplicación',
  expires: 'Caduca',
  storage: 'Almacenamiento y capacidad',
  storageAbout: 'Tamaño de la base de datos, medido una vez al día.',
  growth: 'Crecimiento',
  perDay: '{bytes} al día',
  inDays: '{days, plural, one {En # día} other {En # días}}',
  expectedBytes: 'unos {bytes}',
  basis:
    'La previsión es una recta (mínimos cuadrados) a través de {days, plural, one {# tamaño diario} other {# tamaños diarios}} del {from} al {until}. No incluye temporadas, clientes nuevos ni límites de conservación.',
  noForecast:
    '{days, plural, one {Una previsión requiere al menos siete días. Hay # día registrado.} other {Una previsión requiere al menos siete días. Hay # días registrados.}}',
  freeSpace: 'La API no puede ver el espacio libre en disco. Supervíselo en la máquina de la base de datos.',
  chart: 'Tamaño de la base de datos: {ends}',
  ends: '{first} el {firstDay}, {last} el {lastDay}',
} satisfies Translation<typeof english>;
