import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  project: 'Cree un proyecto y una pantalla de consentimiento',
  projectAbout:
    'En la consola de Google Cloud, elija o cree un proyecto. Abra «Google Auth Platform» y establezca la audiencia en «Internal». Así solo podrán iniciar sesión las cuentas de su Workspace.',
  client: 'Cree un cliente OAuth',
  clientAbout:
    'En «Clients», elija «Create client» con el tipo «Web application». Introduzca estos dos valores exactamente como se muestran.',
  connect: 'Añada el cliente a Gatehouse',
  connectAbout:
    'Introduzca el ID de cliente y el secreto de cliente en «Configuración de SSO» o ejecute este comando. Gatehouse lee el documento de descubrimiento y las claves de Google antes de guardar la configuración. Una configuración nueva está inactiva.',
  enable: 'Active la conexión e inicie sesión',
  enableAbout:
    'Active la configuración en «Configuración de SSO». Después inicie sesión con Google en una ventana privada. Gatehouse rechaza las cuentas personales de Google y explica el motivo.',
} satisfies Translation<typeof english>;
