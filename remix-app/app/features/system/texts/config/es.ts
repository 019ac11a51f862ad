import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Cada proceso lee su configuración una vez, al arrancar. Con npm start la pasarela la transmite, por lo que la API y la aplicación web muestran el entorno como origen.',
  api: 'API',
  apiAbout: 'Configuración del proceso que respondió.',
  web: 'Aplicación web',
  webAbout: 'Configuración del proceso que generó esta página.',
  gateway: 'Pasarela',
  gatewayAbout: '{host}, proceso {pid}, y los procesos que inicia.',
  noGateway:
    'Ninguna pasarela de Gatehouse ha informado. Se usa otro proxy, como Caddy en el archivo Compose. Sus ajustes están en su propia configuración.',
  setting: 'Ajuste',
  value: 'Valor',
  source: 'Origen',
  environment: 'Entorno',
  file: 'Archivo',
  default: 'Predeterminado',
  unset: 'Sin definir',
  secretSet: 'Definido (oculto)',
  none: 'Ninguno',
} satisfies Translation<typeof english>;
