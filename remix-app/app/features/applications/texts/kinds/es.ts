import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  web: 'Aplicación web',
  spa: 'Aplicación de una sola página',
  native: 'Aplicación nativa',
  device: 'Dispositivo',
  machine: 'De máquina a máquina',
  saml: 'Aplicación SAML',
  workload: 'Carga de trabajo sin secreto',
} satisfies Translation<typeof english>;
