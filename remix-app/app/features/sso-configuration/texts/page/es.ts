import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  parts: 'Secciones de la conexión',
  overview: 'Resumen',
  settings: 'Configuración',
  testAndSignIns: 'Prueba e inicios de sesión',
  connectors: 'Conectores',
  signals: 'Eventos de seguridad',
  directory: 'Aprovisionamiento',
  versions: 'Versiones',
  danger: 'Desactivar o eliminar',
  tested: 'Probada',
  works: 'Conexión probada y activada',
  testedDisabled: 'Conexión probada pero desactivada',
  testThis: 'Probar esta conexión',
  testAgain: 'Probar de nuevo',
  passedAt: 'Una prueba se superó {at}.',
  passedEnable:
    'Una prueba se superó {at}. Active la conexión para que los usuarios puedan iniciar sesión con ella.',
  passedOutdated:
    'Una prueba se superó {at}. La conexión cambió desde entonces o la prueba tiene más de un día.',
  neverTested:
    'Inicie sesión una vez como usuario de su organización. La prueba no crea ninguna sesión y usted ve cada paso.',
  checkFederation: 'Comprobar el proveedor de identidad',
  domains: 'Dominios',
  platformDomains:
    'Esta conexión aparece como botón en las páginas de inicio de sesión. Si un usuario pertenece a una organización, se aplican las reglas de esa organización.',
  noDomains:
    'Sin dominios. Los usuarios solo encuentran esta conexión en la página de inicio de sesión de su organización. Añada dominios en la configuración.',
  joining: 'Usuarios nuevos: {rule}',
  notClaimed: 'Sin reclamar',
  seeRouting: 'Comprobar el enrutamiento del inicio de sesión',
  disableTitle: 'Desactivar la conexión',
  disabledTitle: 'La conexión está desactivada',
  disableAbout:
    'Su botón desaparece de las páginas de inicio de sesión. Puede volver a activar la conexión en cualquier momento.',
  disableAboutDomains:
    'Su botón desaparece de las páginas de inicio de sesión. Los usuarios con una dirección de {domains} ya no se dirigen a ella. Puede volver a activar la conexión en cualquier momento.',
  sessionsEnd:
    '{count, plural, =0 {Ninguna sesión abierta empezó con ella.} one {Termina # sesión abierta que empezó con ella. Se avisa a las aplicaciones.} other {Terminan # sesiones abiertas que empezaron con ella. Se avisa a las aplicaciones.}}',
  disabledAbout: 'Los usuarios no pueden iniciar sesión con ella. Su configuración se conserva.',
  delete: 'Eliminar',
  deleteAbout: 'Elimina la conexión de forma permanente.',
  testAbout:
    'Inicie sesión en el proveedor de identidad como usuario de su organización. La prueba no crea ninguna sesión ni cuenta. También funciona con la conexión desactivada.',
  testNow: 'Probar ahora',
  inNewTab: 'Probar en una pestaña nueva',
  search: 'Usuario o referencia',
  searchHint: 'Correo o referencia de un error',
  outcome: 'Resultado',
  any: 'Todos',
  kind: 'Tipo',
  all: 'Todos',
  signIns: 'Inicios de sesión',
  tests: 'Pruebas',
  test: 'Prueba',
  show: 'Mostrar',
  showAll: 'Mostrar todo',
  user: 'Usuario',
  shownMessage: 'Mensaje al usuario',
  time: 'Hora',
  reference: 'Referencia',
  unknownUser: 'Desconocido',
  retention:
    'Los inicios de sesión fallidos se conservan {failures, plural, one {# día} other {# días}}, y los correctos, {successes, plural, one {# día} other {# días}}.',
  noMatch: 'No hay inicios de sesión coincidentes',
  noMatchAbout: 'Busque una parte más corta de la dirección o muestre todos los inicios de sesión.',
  none: 'Aún no hay inicios de sesión',
  noneAbout:
    'Los inicios de sesión y las pruebas aparecen aquí. Pruebe la conexión para ver qué envía el proveedor de identidad sobre un usuario.',
} satisfies Translation<typeof english>;
