import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Nueva aplicación',
  newWeb: 'Nueva aplicación web',
  webAbout:
    'Se ejecuta en un servidor y puede guardar un secreto, como Rails, Django, Next.js, Grafana o GitLab.',
  newSpa: 'Nueva aplicación de una sola página',
  spaAbout: 'Se ejecuta en el navegador y no puede guardar un secreto, como React, Vue o Angular. Usa PKCE.',
  newNative: 'Nueva aplicación nativa',
  nativeAbout: 'Se ejecuta en un teléfono, en un ordenador o en un terminal. Usa PKCE.',
  newDevice: 'Nuevo dispositivo',
  deviceAbout:
    'No tiene navegador o teclado, como un televisor, una impresora o un terminal. Los usuarios introducen su código en una página de Gatehouse.',
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
  samlAbout:
    'Software compatible con SAML 2.0, como Salesforce, Slack o Zendesk. Los valores de muchos productos ya vienen rellenados.',
  about: 'Seleccione el tipo de la aplicación. Gatehouse rellena entonces una configuración segura.',
  address: 'URL de la aplicación',
  addressHelp:
    'La dirección que abren los usuarios o la redirect URI completa. Sin ruta, la redirect URI termina en {path}.',
  addressNative: 'Redirect URI',
  addressNativeHelp:
    'Una dirección de loopback funciona con cualquier puerto. Las aplicaciones de teléfono usan un esquema de URI privado, como com.example.app:/callback.',
  redirectUris: 'Redirect URIs (opcional)',
  redirectUrisHelp:
    'Si introduce alguna, sustituye a la redirect URI que se deriva de la URL de la aplicación. Una URI por línea.',
  connect: 'Abrir la guía rápida',
  continueWith: 'Continuar con una guía rápida',
  continueWithAbout:
    'Seleccione un framework o un producto. Copie antes el secreto de cliente, porque esta página no vuelve a mostrarlo.',
  continuePublic: 'Seleccione un framework o un producto.',
  newWorkload: 'Nueva carga de trabajo',
  workloadAbout:
    'Una canalización o un clúster que se autentica con los tokens de su propio sistema, como GitHub Actions, GitLab o Kubernetes.',
} satisfies Translation<typeof english>;
