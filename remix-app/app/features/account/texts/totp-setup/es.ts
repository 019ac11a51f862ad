import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  qrCode: 'Código QR para su aplicación de autenticación',
  manual:
    'Si no puede escanearlo, introduzca esta clave en la aplicación o <link>ábrala en este dispositivo</link>.',
  setupKey: 'Clave de configuración',
  code: 'Código que muestra la aplicación',
} satisfies Translation<typeof english>;
