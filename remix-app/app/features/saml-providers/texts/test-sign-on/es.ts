import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  preview: 'Vista previa de la aserción',
  previewAbout: 'Su cuenta es {email}. Formato de NameID: {format}.',
  attribute: 'Atributo',
  value: 'Valor',
  fromProfile: 'De su perfil',
  omitted: 'Omitido (sin valor)',
  onlyNameId: 'La aserción solo contiene el NameID.',
  title: 'Inicio de sesión de prueba',
  about:
    'Abre la aplicación en una pestaña nueva e inicia su sesión con una aserción firmada. El registro de auditoría registra el inicio de sesión.',
  disabled: 'Esta aplicación está desactivada, por lo que el inicio de sesión falla.',
  otherOrganization:
    'Esta aplicación solo acepta miembros de otra organización. Use una ventana privada para iniciar sesión como uno de ellos.',
  onlyMembers:
    'Esta aplicación solo acepta miembros de {organization}. Use una ventana privada para iniciar sesión como uno de ellos.',
  relayState: 'RelayState (opcional)',
  relayStateHelp: 'Se envía a la aplicación sin cambios. Muchas aplicaciones abren la página que indica.',
  start: 'Empezar el inicio de sesión',
  link: 'Enlace de inicio de sesión',
  customLink: 'Enlace de inicio de sesión en el dominio personalizado',
  customLinkAbout:
    'Use este enlace si la aplicación está configurada con los valores del dominio personalizado.',
  notAllowed:
    'El inicio de sesión iniciado por el IdP está desactivado para esta aplicación. Inicie sesión desde la aplicación o active aquí el inicio de sesión iniciado por el IdP. Puede desactivarlo más adelante en «Ajustes». La aplicación debe aceptar aserciones no solicitadas.',
  allow: 'Activar el inicio de sesión iniciado por el IdP',
} satisfies Translation<typeof english>;
