import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Conectar {name}',
  titleOther: 'Conecte su proveedor de identidad',
  about: '{organization} le pidió que completara esta configuración. El enlace caduca {at}.',
  stepProvider: 'Elegir el proveedor',
  stepDomain: 'Verificar el dominio',
  stepConnect: 'Conectar',
  stepTest: 'Probar',
  stepLive: 'Puesta en marcha',
  chooseTitle: '¿Qué proveedor de identidad utiliza?',
  chooseAbout: 'Elija también el protocolo. Puede cambiar ambos hasta que guarde la conexión.',
  consent: 'Consentimiento del administrador',
  consentWith: '{name} con consentimiento del administrador',
  domainTitle: 'Verifique su dominio de correo',
  domainAbout:
    'Los usuarios con una dirección de un dominio verificado inician sesión con su proveedor de identidad.',
  domain: 'Dominio',
  addDomain: 'Añadir dominio',
  domainLater:
    'Los cambios de DNS pueden tardar horas. Puede continuar ahora: el dominio se vuelve a comprobar en segundo plano.',
  continue: 'Continuar',
  domainVerified: 'Verificado',
  domainPending: 'Esperando el DNS',
  recordAbout: 'Cree este registro TXT en el DNS de su dominio:',
  recordTable: 'Registro TXT de {domain}',
  recordType: 'Tipo',
  recordName: 'Nombre',
  recordValue: 'Valor',
  checking: 'Comprobación cada pocos segundos',
  lastCheck: '{message} Comprobado {at}.',
  checkNow: 'Comprobar ahora',
  testTitle: 'Pruebe con su propia cuenta',
  testAbout:
    'Inicie sesión una vez en su proveedor de identidad. La prueba no crea ninguna cuenta ni sesión.',
  testNow: 'Probar ahora',
  testAgain: 'Probar de nuevo',
  correct: 'Corregir los valores',
  testPassed: 'La prueba se superó',
  testFailed: 'La prueba falló',
  testedAs: '{email}, {at}',
  testedAt: 'Probado {at}',
  goneTitle: 'La conexión ya no existe',
  goneAbout:
    'Un administrador de la organización la eliminó. Pida un enlace nuevo a la persona que se lo envió.',
  liveSince: 'En funcionamiento desde {at}',
  live: 'La conexión está en funcionamiento',
  liveAbout: 'Los usuarios con una dirección de un dominio verificado ya pueden iniciar sesión con ella.',
  waitingTitle: 'A la espera de que un administrador la active',
  waitingAbout:
    'Se ha avisado a los administradores de {organization}. Esta página muestra cuándo la conexión está en funcionamiento.',
  domainsWaiting:
    '{count, plural, one {# dominio aún no está verificado} other {# dominios aún no están verificados}}. <link>Mostrar los registros DNS</link>',
  returnTo: 'Volver a {host}',
  stepProvisioning: 'Aprovisionar usuarios',
  provisioningTitle: 'Aprovisionar usuarios desde su directorio',
  provisioningAbout:
    'Opcional. Su directorio añade, cambia y desactiva usuarios. Quien se va pierde el acceso en segundos. Un administrador de {organization} aprueba la primera sincronización.',
  provisioningAgainAbout: 'Lo que cree sustituye al token o al cliente OAuth anterior.',
  provisioningUsers:
    '{count, plural, =0 {Su directorio aún no ha enviado a nadie.} one {Su directorio ha enviado # usuario.} many {Su directorio ha enviado # usuarios.} other {Su directorio ha enviado # usuarios.}}',
  provisioningUsed: 'Última solicitud {at}',
  provisioningInUse:
    'El aprovisionamiento está en uso. Pida a un administrador de {organization} que lo cambie.',
  provisioningUnavailable: 'El aprovisionamiento no está disponible ahora. Recargue la página.',
  provisioningConsented: 'Un administrador del directorio dio el consentimiento.',
  provisioningReading: 'Gatehouse está leyendo el directorio.',
  provisioningReadUsers:
    '{count, plural, =0 {Gatehouse aún no ha leído ningún usuario.} one {Gatehouse ha leído # usuario.} many {Gatehouse ha leído # usuarios.} other {Gatehouse ha leído # usuarios.}}',
} satisfies Translation<typeof english>;
