import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notAMember:
    'Esta aplicación pertenece a otra organización. Inicie sesión con una cuenta de esa organización o póngase en contacto con su administrador.',
  notAssigned:
    'No tiene asignada esta aplicación. Pida a su administrador que le asigne a usted o a uno de sus grupos.',
  personChanged:
    'Ahora ha iniciado sesión como otro usuario. Vuelva a la aplicación e inicie sesión de nuevo.',
  signInAgain: 'La aplicación requiere que vuelva a iniciar sesión.',
  notInUse: 'Esta aplicación está desactivada. Póngase en contacto con su responsable.',
  outOfDate: 'Esta página no estaba actualizada. Inténtelo de nuevo.',
  notCompleted: 'No se ha podido completar la autenticación.',
} satisfies Translation<typeof english>;
