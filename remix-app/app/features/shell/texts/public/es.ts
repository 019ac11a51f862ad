import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  main: 'Principal',
  features: 'Funciones',
  products: 'Productos',
  dashboard: 'Panel',
  signIn: 'Iniciar sesión',
  tagline:
    'Seguridad informática empresarial con una sola puerta para cada organización, persona y aplicación.',
  rightsReserved: '© {year} {product}. Todos los derechos reservados.',
  onNetwork: '{product} en {network}',
} satisfies Translation<typeof english>;
