import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Nueva aplicación',
  about: 'Seleccione el tipo de aplicación. Gatehouse rellena después los ajustes adecuados.',
  web: 'Aplicación web',
  newWeb: 'Nueva aplicación web',
  webAbout:
    'Se ejecuta en un servidor y puede guardar un secreto, como Rails, Django, Next.js, Grafana o GitLab.',
  spa: 'Aplicación de una sola página',
  newSpa: 'Nueva aplicación de una sola página',
  spaAbout: 'Se ejecuta en el navegador y no puede guardar un secreto, como React, Vue o Angular. Usa PKCE.',
  native: 'Aplicación nativa',
  newNative: 'Nueva aplicación nativa',
  nativeAbout: 'Se ejecuta en un teléfono, en un ordenador o en un terminal. Usa PKCE.',
  device: 'Dispositivo',
  newDevice: 'Nuevo dispositivo',
  deviceAbout:
    'No tiene navegador o teclado, como un televisor, una impresora o un terminal. Los usuarios introducen su código en una página de Gatehouse.',
  machine: 'De máquina a máquina',
  newMachine: 'Nueva aplicación de máquina a máquina',
  machineAbout: 'Un servicio que llama a una API en su propio nombre, sin un usuario.',
  methodHelp:
    'El método de autenticación en el endpoint de token. La mayoría de las aplicaciones usa client_secret_basic.',
  pairwise: 'Identificadores de usuario por pares',
  pairwiseHelp:
    'Los usuarios tienen en esta aplicación un identificador (sub) distinto al de otras, por lo que las aplicaciones no pueden correlacionarlos. No podrá cambiarlo más adelante.',
  organization: 'Organización (opcional)',
  organizationHelp:
    'El código, como TEN-001, o el slug. Solo los usuarios de esta organización pueden iniciar sesión. Si el campo está vacío, pueden hacerlo los usuarios de todas las organizaciones.',
  changeType: 'Cambiar tipo',
  register: 'Registrar aplicación',
  isRegistered: '{name} está registrada',
  needsNoSecret: 'Esta aplicación no necesita secreto. Usa PKCE.',
  connect: 'Conectar aplicación',
} satisfies Translation<typeof english>;
