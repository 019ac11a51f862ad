import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Dominio personalizado',
  about:
    'Sus usuarios inician sesión en un host propio, como login.acme.com, con la imagen de su organización. También es un emisor de OpenID.',
  notIncluded: 'Su plan no incluye un dominio personalizado. Forma parte de los planes Pro y Enterprise.',
  host: 'Host',
  hostAbout: 'Un subdominio de un dominio que le pertenece.',
  hostMissing: 'Introduzca un nombre como login.acme.com.',
  add: 'Añadir dominio personalizado',
  pending: 'Pendiente',
  verified: 'Verificado',
  active: 'Activo',
  failing: 'Con errores',
  pendingAbout:
    'Añada ambos registros en su proveedor de DNS. Los usuarios podrán iniciar sesión aquí cuando se encuentren.',
  verifiedAbout: 'El host es suyo. Añada el registro CNAME para que apunte aquí.',
  activeAbout: 'Los usuarios pueden iniciar sesión aquí. Conserve ambos registros: se comprueban a diario.',
  failingAbout: 'Falta un registro. Restáurelo en su proveedor de DNS.',
  servesUntil: 'Los usuarios pueden seguir iniciando sesión aquí hasta {when}.',
  records: 'Registros DNS',
  recordOf: 'Registro {type}',
  recordName: 'Nombre',
  recordValue: 'Valor',
  check: 'Comprobar ahora',
  notChecked: 'Los registros aún no se han comprobado.',
  found: 'Se encontraron ambos registros.',
  txtMissing: 'No se encontró el registro TXT. Los cambios de DNS pueden tardar unas horas.',
  txtMismatch: 'El registro TXT tiene otro valor. Copie el valor de nuevo.',
  cnameMissing: 'No se encontró el registro CNAME. Los cambios de DNS pueden tardar unas horas.',
  cnameElsewhere: 'El registro CNAME apunta a otro host. Copie el valor de nuevo.',
  unreachable: 'Los servidores de nombres no respondieron. La próxima comprobación es automática.',
  ownedElsewhere: 'Otra organización ha verificado este host o un dominio superior.',
  leadsTo: 'Apunta a {host}.',
  checked: 'Comprobado {when}.',
  checkedNext: 'Comprobado {when}. Próxima comprobación {next}.',
  effects:
    'Las sesiones solo valen en el host donde empezaron y las llaves de acceso solo funcionan en el host de la plataforma. Los proveedores de identidad no necesitan cambios.',
  remove: 'Eliminar dominio personalizado',
  removeAbout:
    'Los usuarios ya no podrán iniciar sesión en este host y sus sesiones allí finalizarán. Las aplicaciones que usan su emisor dejarán de funcionar. Después, elimine ambos registros de su DNS.',
  removeNamed: 'Eliminar {host}',
  failed: 'No se cambió el dominio personalizado. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
