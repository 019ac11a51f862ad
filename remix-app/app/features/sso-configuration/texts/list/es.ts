import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Configuración de SSO',
  ownTitle: 'Inicio de sesión único',
  about:
    'Conexiones con proveedores de identidad: las de la plataforma, que aparecen como botones en las páginas de inicio de sesión, y las de cada organización.',
  ownAbout:
    'Conexiones con los proveedores de identidad con los que los miembros de su organización inician sesión.',
  more: 'Más sobre el inicio de sesión único',
  enforcement: 'Exigir inicio de sesión único',
  routing: 'Enrutamiento del inicio de sesión',
  federationCheck: 'Comprobación de federación',
  add: 'Añadir conexión',
  quick: 'Configuración automática rápida',
  wizard: 'Asistente automático de SSO',
  setUpLinks: 'Enlaces de configuración',
  caption: 'Conexiones',
  name: 'Conexión',
  state: 'Estado',
  lastSignIn: 'Último inicio de sesión',
  noSignIn: 'Ninguno en 30 días',
  failures: 'Inicios de sesión fallidos',
  none: 'Ninguno',
  failed: '{count, number} seguidos',
  certificate: 'Certificado',
  noCertificate: 'Sin certificado',
  expires: 'Caduca {at}',
  expiresSoon: 'Caduca pronto: {at}',
  unknownOwner:
    'Ninguna organización tiene el código o slug <b>{of}</b>. La lista muestra las conexiones de todas las organizaciones.',
  organization: 'Organización',
  codeOrSlug: 'Código o slug',
  show: 'Mostrar',
  showAll: 'Mostrar todas',
  loadFailed: 'No se pudieron cargar las configuraciones de SSO',
  retry:
    '<retry>Vuelva a intentarlo</retry> en un momento. Si el error persiste, póngase en contacto con su administrador e indíquele la referencia <code>{reference}</code>.',
  emptyFiltered: 'Esta organización no tiene conexiones',
  empty: 'Aún no hay conexiones',
  emptyAbout:
    'Conecte su proveedor de identidad para que los usuarios inicien sesión con la cuenta de su empresa. No necesitan otra contraseña, y quienes dejan la empresa pierden el acceso.',
  connect: 'Conectar un proveedor de identidad',
} satisfies Translation<typeof english>;
