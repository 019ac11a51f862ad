import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  domainVerified: 'El registro está presente: el dominio está verificado.',
  domainNoRecord:
    'Este registro TXT aún no existe. Los cambios de DNS pueden tardar algunas horas en verse en todas partes.',
  domainOtherValue: 'El registro TXT con este nombre tiene otro valor. Copie de nuevo el valor completo.',
  domainDnsDown: 'Los servidores de nombres no respondieron. Gatehouse lo intenta de nuevo automáticamente.',
  domainOwned:
    'Su registro es correcto, pero otra organización ya verificó este dominio. Elimine el registro de esa organización de su DNS o pídanos que traslademos el dominio.',
  domainParentOwned:
    'Su registro es correcto, pero otra organización ha verificado un dominio superior. Pida a esa organización que libere este subdominio o contáctenos.',
  domainWithoutAt: 'Introduzca solo la parte posterior a la @.',
  domainNotAddress: 'Introduzca un dominio como acme.com, no una URL.',
  domainNotIp: 'Una dirección IP no es un dominio de correo. Introduzca un dominio como acme.com.',
  domainNoAsterisk:
    'Introduzca el dominio sin el asterisco. La página del dominio tiene un ajuste para los subdominios.',
  domainInvalid: '"{typed}" no es un dominio. Introduzca un dominio como acme.com.',
  domainPublicSuffix: '{domain} es un sufijo público. Introduzca su propio dominio por debajo.',
  domainImitates: '{domain} se parece a otro dominio. Una etiqueta mezcla alfabetos o imita letras latinas.',
  domainFreeMail: '{domain} es un proveedor de correo público. Una organización no puede ser su propietaria.',
  domainClaimed: 'Su organización ya tiene {domain}. Está en la lista.',
  domainNeeded:
    'Su organización exige el inicio de sesión único y una conexión activada atiende {domain}. Deje de exigir el inicio de sesión único antes de eliminar el dominio.',
  subdomainsNeeded:
    'Su organización exige el inicio de sesión único y una conexión activada atiende {domain} y sus subdominios. Deje de exigir el inicio de sesión único antes de excluir los subdominios.',
  domainTenant: 'Indique el inquilino propietario del dominio',
  sessionIdle: 'El tiempo de inactividad no puede superar la duración máxima',
  refreshIdle: 'El tiempo entre dos renovaciones no puede superar la duración máxima',
  pictureTooLarge: 'La imagen supera los 128 KB. Reduzca su tamaño.',
  pictureAnimated: 'La imagen es animada. Elija una sin animación.',
  pictureMore: 'El archivo contiene otros datos además de la imagen. Vuelva a guardar la imagen.',
  pictureSize: 'La imagen mide {width} × {height} píxeles. Cada lado debe medir entre 32 y 1024 píxeles.',
  pictureFormat: 'No es una imagen PNG, JPEG o WebP, o el archivo está dañado.',
  pictureSvg:
    'Los archivos SVG pueden contener scripts y no se aceptan. Guarde la imagen como PNG o WebP, de 512 píxeles de ancho.',
  plansForOrganizations: 'Solo las organizaciones tienen un plan.',
  productsForOrganizations: 'Solo las organizaciones tienen productos.',
  productAvailable: 'Su organización ya tiene {name}.',
  requestDecided: 'Esta solicitud ya se ha respondido.',
  futureDay: 'Elija un día futuro',
  productsTenant: 'Indique el inquilino propietario de los productos',
  columnsOfTenants: 'La primera línea debe nombrar las columnas: {columns}.',
  noLines: 'El archivo no contiene líneas debajo del encabezado.',
  tooManyLines:
    'El archivo tiene {count, number} líneas. Se permiten como máximo {limit, number} a la vez. Divida el archivo.',
  sameDomain: 'El mismo dominio está en la línea {line, number}',
  isMissing: 'Falta este valor',
  tenantExists: 'Ya existe un inquilino con este nombre y dominio',
  importNotSuperadmin: 'El usuario que inició esta importación ya no es superadministrador.',
  tenantDeleted: 'Este inquilino está eliminado. Restáurelo primero.',
  tenantNotDeleted: 'Este inquilino no está eliminado.',
  planRequestOpen: 'Su solicitud de {plan} está pendiente de respuesta. Después podrá solicitar otro plan.',
  customReady: 'Ambos registros están presentes.',
  customNoTxt:
    'Este registro TXT no existe. Los cambios de DNS pueden tardar algunas horas en verse en todas partes.',
  customOtherTxt: 'El registro TXT con este nombre tiene otro valor. Copie de nuevo el valor completo.',
  customNoCname:
    'No hay ningún registro CNAME. Los cambios de DNS pueden tardar algunas horas en verse en todas partes.',
  customOtherCname: 'El registro CNAME apunta a otro host. Copie de nuevo el valor.',
  customDnsDown: 'Los servidores de nombres no respondieron. La próxima comprobación es automática.',
  customOwned:
    'Otra organización ha verificado este nombre o un dominio superior, y su registro sigue en el DNS.',
  customName: 'Introduzca un nombre como login.acme.com',
  supportAddress: 'Introduzca una dirección de correo o una página web que empiece por https://',
  customPlan: 'El plan de su organización no incluye un dominio propio. Solicite un plan superior.',
  nameTenant: 'Indique el inquilino',
  customOfPlatform: '{name} pertenece a la plataforma. Introduzca un nombre de su propio dominio.',
  customApex:
    '{name} no puede tener un registro CNAME (RFC 1034 §3.6.2). Introduzca un subdominio como login.{name}.',
} satisfies Translation<typeof english>;
