import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  entityId: 'Entity ID',
  name: 'Nombre',
  nameHelp: 'Se muestra a los usuarios en la página de inicio de sesión.',
  acsUrl: 'URL del servicio consumidor de aserciones (ACS)',
  acsUrlHelp: 'La URL predeterminada de las siguientes. Un valor nuevo las reemplaza todas.',
  defaultService: '{url} (predeterminada)',
  sloUrl: 'URL de cierre de sesión único (opcional)',
  sloUrlHelp:
    'Gatehouse envía una solicitud de cierre de sesión a esta URL cuando un usuario cierra sesión. Sin ella, los usuarios deben cerrar sesión en la aplicación por su cuenta.',
  sloBinding: 'Binding de cierre de sesión único',
  sloSoapUrl: 'URL de cierre de sesión único por SOAP (opcional)',
  sloSoapUrlHelp:
    'Cuando un usuario pierde el acceso a la aplicación, Gatehouse termina allí su sesión con una solicitud a esta URL, sin navegador. Sin ella, la sesión dura hasta que la aplicación la termine.',
  metadataUrl: 'URL de metadatos',
  metadataUrlOptional: 'URL de metadatos (opcional)',
  metadataUrlHelp:
    'Gatehouse lee los metadatos una vez al día y aplica las URL y los certificados nuevos. Los certificados reemplazados siguen siendo de confianza durante una semana.',
  nameId: 'Formato de NameID',
  nameIdHelp: 'Cómo identifica la aplicación a los usuarios.',
  idpInitiated: 'Permitir el inicio de sesión iniciado por el IdP',
} satisfies Translation<typeof english>;
