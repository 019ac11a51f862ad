import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'Iniciar sesión',
  signInAgain: 'Vuelva a iniciar sesión',
  toContinue: 'para continuar a <b>{application}</b>',
  notAMember:
    'Esta aplicación pertenece a una organización distinta de la de {email}. Inicie sesión con una cuenta de esa organización.',
  notAssigned:
    'No tiene asignada esta aplicación con <b>{email}</b>. Consulte a su administrador o utilice otra cuenta.',
  confirmPasskey: 'Confirme con su llave de acceso',
  riskFactor:
    'Esta sesión es inusual para su cuenta. Su organización exige su aplicación de autenticación o su llave de acceso para <b>{application}</b>.',
  riskPasskey:
    'Esta sesión es inusual para su cuenta. Su organización exige su llave de acceso para <b>{application}</b>.',
  riskSignIn:
    'Esta sesión es inusual para su cuenta, por lo que su organización exige un nuevo inicio de sesión para <b>{application}</b>.',
  confirmFactor: 'Confirme con su segundo factor',
  continue: 'Continuar',
  cancel: 'Cancelar y volver a {application}',
  over: 'Este inicio de sesión ya no es válido',
  overAbout: 'Tardó demasiado o ya se completó. Vuelva a la aplicación e inicie sesión de nuevo.',
  toStart: 'Ir a la página de inicio',
} satisfies Translation<typeof english>;
