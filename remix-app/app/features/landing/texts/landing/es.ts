import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tagline:
    'Seguridad informática empresarial e inicio de sesión único para cada organización, usuario y aplicación.',
  getStarted: 'Empezar',
  learnMore: 'Más información',
  picture: 'Los miembros de una organización inician sesión una vez y acceden a todas sus aplicaciones.',
  members: 'Miembros',
  payroll: 'Nóminas',
  tickets: 'Incidencias',
  wiki: 'Wiki',
  metrics: 'Métricas',
  features: 'Seguridad que se explica por sí misma',
  ai: 'Seguridad con IA',
  aiAbout:
    'Aprende el comportamiento normal de cada dispositivo y cada red. Bloquea amenazas que ninguna firma describe todavía.',
  monitoring: 'Supervisión en tiempo real',
  monitoringAbout:
    'Muestra inicios de sesión, dispositivos y conexiones en tiempo real. Las alertas indican qué ha ocurrido, dónde y qué hacer.',
  analytics: 'Análisis avanzados',
  analyticsAbout:
    'Muestra las tendencias de toda la organización y los eventos concretos que las explican. Los informes están listos para su auditor.',
  products: 'Cuatro productos, un solo inicio de sesión',
  trial: 'Pruebe toda la plataforma durante 14 días',
  trialAbout: '0 $ por todos los productos. Sin tarjeta de crédito.',
  startTrial: 'Iniciar la prueba gratuita',
} satisfies Translation<typeof english>;
