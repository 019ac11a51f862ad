import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unauthorized:
    'La aplicación rechaza el token o el secreto de cliente. Introduzca uno nuevo en Configuración.',
  addressDenied:
    'Gatehouse no envía solicitudes a esta dirección porque está en una red privada. Pida al operador que la permita.',
  unreachable:
    'No se puede acceder al servidor. Compruebe la dirección y la página de estado de la aplicación.',
  timedOut: 'La aplicación no respondió en 10 segundos. Gatehouse lo intenta de nuevo.',
  rateLimited: 'La aplicación limita el número de solicitudes. Gatehouse espera el tiempo que pide.',
  unavailable: 'La aplicación tiene un error interno. Gatehouse lo intenta de nuevo.',
  notJson: 'La respuesta no es JSON. Compruebe que la dirección es la de la API SCIM.',
  notScim:
    'La respuesta no cumple SCIM 2.0. La dirección puede ser incorrecta o la API de la aplicación cambió.',
  tooLarge: 'La respuesta supera 1 MB. Gatehouse lo intenta de nuevo.',
  wrongId:
    'La aplicación no devolvió un ID o devolvió el de otra cuenta. Gatehouse no lo usa. Póngase en contacto con el proveedor.',
  conflict:
    'La aplicación indica que el nombre está en uso, pero no muestra ninguna cuenta. Cambie o elimine esa cuenta y envíe de nuevo.',
  rejected:
    'La aplicación rechaza un valor. Corrija los atributos en Configuración o el usuario y envíe de nuevo.',
  notFound: 'La aplicación no tiene ese punto de conexión u objeto. Compruebe la dirección y envíe de nuevo.',
  ambiguous: 'La aplicación tiene varias cuentas de este usuario. Deje solo una y envíe de nuevo.',
  tokenRefused:
    'El punto de conexión de tokens rechaza el ID o el secreto de cliente. Corríjalos en Configuración.',
  noValue:
    'Este usuario no tiene valor para un atributo obligatorio. Añádalo o seleccione otro valor en Configuración.',
  secretUnreadable: 'No se puede leer el secreto guardado. Introdúzcalo de nuevo en Configuración.',
} satisfies Translation<typeof english>;
