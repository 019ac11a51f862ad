import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  lead: 'Un inicio de sesión para toda su empresa.',
  security: 'Seguridad empresarial',
  securityAbout:
    'Cada inquilino está aislado y el registro de auditoría conserva todos los cambios de forma permanente.',
  speed: 'Ultrarrápido',
  speedAbout: 'Un inicio de sesión abre todas las aplicaciones al instante.',
  scale: 'Plataforma escalable',
  scaleAbout: 'Desde el primer cliente hasta el diez mil, sin migraciones.',
  support: 'Soporte prémium',
  supportAbout: 'Expertos que conocen los estándares y resuelven su problema.',
} satisfies Translation<typeof english>;
