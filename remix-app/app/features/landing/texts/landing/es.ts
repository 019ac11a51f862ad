import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tagline:
    'Seguridad informática empresarial e inicio de sesión único para cada organización, usuario y aplicación.',
  getStarted: 'Empezar',
  learnMore: 'Más información',
  picture:
    'Dibujo de un inicio de sesión fallido: el proveedor de identidad ha firmado con un certificado nuevo y la solución es volver a importar sus metadatos.',
  user: 'Usuario',
  signInFailed: 'Inicio de sesión fallido',
  typesAddress: 'Correo electrónico',
  request: 'Solicitud de inicio de sesión',
  response: 'Respuesta firmada',
  checkFailed: 'La firma no corresponde al certificado',
  seconds: '{seconds, number} s',
  cause: 'Causa',
  causeAbout: 'Okta firma con un certificado nuevo desde las 9:12.',
  fix: 'Solución',
  fixAbout: 'Volver a importar los metadatos',
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
