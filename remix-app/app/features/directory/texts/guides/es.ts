import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tokenShownOnce: 'Se muestra una sola vez, al crearlo',
  entraApp:
    'Abra la aplicación en la que inician sesión sus usuarios. Si no existe, elija «{one}», «{two}» y «{three}».',
  entraConnect: 'Elija «{one}» y después «{two}». Introduzca los valores de abajo y elija «{test}».',
  entraMapping:
    'En «{section}», asigne «{source}» a «{target}». Así el aprovisionamiento y el inicio de sesión se refieren a la misma persona.',
  assignAndStart: 'Asigne personas o grupos en «{tab}». Después elija «{button}».',
  oktaLimit:
    'Okta aprovisiona aplicaciones que inician sesión con SAML o SWA. Para una conexión OpenID Connect, añada una segunda aplicación solo para el aprovisionamiento.',
  oktaEnable:
    'Abra la aplicación. En la pestaña «{tab}», edite «{section}» y elija «{option}» para el aprovisionamiento.',
  enterOnTab:
    'En la pestaña «{tab}», edite «{section}» e introduzca los valores de abajo. «{test}» muestra si son correctos.',
  oktaToApp: 'En «{section}», active «{one}», «{two}» y «{three}».',
  assignUsersAndGroups:
    'Asigne personas en la pestaña «{users}». Elija los grupos que se envían en la pestaña «{groups}».',
  googleLimit:
    'Google Workspace solo aprovisiona aplicaciones de su propio catálogo que admiten el aprovisionamiento automático. Una aplicación SAML personalizada no tiene esa sección. Google envía usuarios, pero no grupos.',
  googleOpen:
    'Abra una aplicación del catálogo que pida una URL de punto de conexión. En «{section}», elija «{button}».',
  googleEnter: 'Introduzca los valores de abajo y conserve la asignación de atributos.',
  googleScope: 'En «{page}», elija los grupos cuyos miembros se envían. Sin selección se envía a todos.',
  googleStart: 'Ponga «{section}» en «{state}». Los primeros usuarios llegan en unas horas.',
  addApp: 'Elija «{button}» y busque «{app}».',
  oneLoginEnter:
    'En la pestaña «{tab}», introduzca los valores de abajo. Conserve la plantilla JSON. En «{section}», elija «{button}».',
  oneLoginName: 'En la pestaña «{tab}», ponga «{field}» en «{value}».',
  oneLoginStart:
    'En la pestaña «{tab}», elija «{option}» y decida qué acciones necesitan aprobación. Después asigne los usuarios.',
  jumpCloudOpen:
    'Abra la aplicación en la que inician sesión sus usuarios, o elija «{button}», «{app}» y «{option}».',
  jumpCloudEnter:
    'En la pestaña «{tab}», introduzca los valores de abajo. «{field}» lleva la dirección de uno de sus usuarios.',
  jumpCloudStart: 'Elija «{test}» y «{option}». Después elija «{button}».',
  assignOnTab: 'Elija los grupos en la pestaña «{tab}». También se envían sus miembros.',
  pingOneOpen: 'Elija «{button}», «{one}», «{two}» y «{three}».',
  pingOneEnter: 'En la página «{page}», introduzca los valores de abajo y elija «{test}».',
  pingOneRule: 'En la pestaña «{tab}», cree una regla para esta conexión. Asigne «{source}» a «{target}».',
  pingOneStart: 'Active la conexión y la regla.',
  otherWhere: 'Consola de administración de su directorio',
  otherOpen: 'Abra la configuración del aprovisionamiento con SCIM 2.0.',
  otherEnter: 'Introduzca los valores de abajo. El cliente envía el token en la cabecera Authorization.',
  otherName:
    'Envíe la dirección de correo como userName y un ID que nunca cambie como externalId. El inicio de sesión debería usar el mismo ID.',
  otherStart: 'Elija los usuarios y grupos que se envían e inicie el aprovisionamiento.',
  baseUrl: 'URL base',
  bearerToken: 'Token Bearer',
  tokenUrl: 'Endpoint de token',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  version: 'Versión de SCIM',
  authentication: 'Autenticación',
} satisfies Translation<typeof english>;
