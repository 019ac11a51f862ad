import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  organization: 'Organización: {name}',
  deletedOrganization: 'eliminada',
  claimed: 'Reclamado {when}',
  pendingMeaning:
    'Este dominio no está verificado. No afecta al inicio de sesión ni a la incorporación hasta que se encuentre el registro de abajo.',
  activeMeaning:
    'Este dominio está verificado. Los usuarios con una dirección de este dominio ven su conexión al iniciar sesión. Los usuarios nuevos pueden unirse según la opción elegida abajo.',
  inactiveMeaning:
    'Este dominio ya no está verificado. Los usuarios existentes pueden seguir iniciando sesión. La vinculación de cuentas y la incorporación están deshabilitadas hasta que el dominio se verifique de nuevo.',
  verification: 'Método de verificación',
  byDns: 'Registro DNS TXT, comprobado a diario',
  byDirectory: 'Proveedor de identidad',
  byPlatform: 'Operador de la plataforma',
  withDetail: '{method}: {detail}',
  verifiedAt: 'Verificado',
  signInMethod: 'Método de inicio de sesión',
  noConnection: 'Contraseña. Ninguna conexión habilitada usa este dominio.',
  coverSubdomains: 'Incluir subdominios',
  coverAbout:
    'Las direcciones como name@mail.{domain} cuentan como {domain} para el inicio de sesión, el inicio de sesión único, las invitaciones y la incorporación. Un subdominio verificado por separado conserva su propia configuración.',
  save: 'Guardar',
  record: 'Registro DNS TXT',
  verifyByRecord: 'Verificar con un registro DNS TXT',
  keepRecord:
    'Conserve este registro. Lo comprobamos a diario y el dominio pierde su verificación si el registro falta.',
  addRecord:
    'Añada este registro al DNS del dominio y conserve los registros existentes. Después, compruébelo. La mayoría de los servidores de nombres lo publican en minutos; algunos tardan horas.',
  type: 'Tipo',
  name: 'Nombre',
  nameAbout: 'Algunas consolas DNS añaden el dominio automáticamente. En ese caso, introduzca solo {label}.',
  value: 'Valor',
  check: 'Comprobar ahora',
  lookUp: 'Consultar el registro DNS usted mismo',
  lookUpCommand: 'Comando de consulta DNS',
  found: 'Se encontró el registro',
  missing: 'No se encontró ningún registro',
  mismatch: 'Se encontró un registro con otro valor',
  unreachable: 'Los servidores de nombres no respondieron',
  ownedElsewhere: 'Otra organización es propietaria de este dominio',
  parentOwnedElsewhere: 'Otra organización es propietaria de un dominio superior',
  notChecked: 'Todavía no se ha comprobado.',
  notCheckedNext: 'Todavía no se ha comprobado. Próxima comprobación automática: {next}.',
  checked: 'Comprobado {when}.',
  checkedNext: 'Comprobado {when}. Próxima comprobación automática: {next}.',
  remove: 'Quitar',
  removeAbout: 'Quita el dominio de su organización. Puede reclamarlo de nuevo con un registro nuevo.',
  removeThis: 'Quitar este dominio…',
  removeNamed: 'Quitar {domain}',
  neverVerified: 'La reclamación nunca se verificó, por lo que nada cambia para los usuarios.',
  noMoreChecks: 'Dejamos de comprobar su registro.',
  noMoreProvider:
    'Los usuarios con una dirección de {domain} ya no se dirigen a {provider} al iniciar sesión.',
  noMoreConnection: 'Las direcciones de {domain} ya no conducen a su conexión.',
  noMoreJoining:
    'Los usuarios nuevos ya no pueden unirse mediante este dominio. Los miembros existentes conservan sus cuentas y sesiones.',
  othersCanVerify:
    'Otra organización que controle el DNS del dominio podrá verificarlo a partir de entonces.',
  deleteRecord: 'Después puede eliminar el registro de su DNS.',
  verifyAgain: 'Para recuperar el dominio, verifíquelo con un registro DNS.',
} satisfies Translation<typeof english>;
