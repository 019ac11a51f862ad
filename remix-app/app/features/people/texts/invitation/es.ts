import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  broken: 'Esta invitación no es válida',
  incomplete: 'El enlace está incompleto. Ábralo de nuevo desde el correo o pida una invitación nueva.',
  askAgain: '{reason} Pida una invitación nueva.',
  signIn: 'Iniciar sesión',
  join: 'Unirse a {organization}',
  invitedAs: 'Ha recibido una invitación como <b>{role}</b> con la dirección de correo <b>{email}</b>.',
  bySso:
    '{organization} usa su propio proveedor de identidad. Inicie sesión con esta dirección de correo para aceptar.',
  orPassword: 'o elija una contraseña',
  orHere: 'o acepte aquí',
  toSignIn: 'Ir al inicio de sesión',
  signedIn: 'Ya ha iniciado sesión con esta dirección de correo.',
  accept: 'Aceptar la invitación',
  hasAccount: 'Esta dirección de correo tiene una cuenta. Introduzca su contraseña para aceptar.',
  endsSession:
    'Esta dirección de correo tiene una cuenta. Introduzca su contraseña para aceptar. La sesión de {email} en este navegador finalizará.',
  password: 'Contraseña',
  acceptSignIn: 'Aceptar e iniciar sesión',
  noPassword:
    '¿No tiene contraseña? <link>Inicie sesión con su método habitual</link> y vuelva a abrir esta página.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  passwordRule:
    'Al menos {count, plural, one {# carácter} other {# caracteres}}. Varias palabras son más seguras que una.',
  confirmPassword: 'Confirmar contraseña',
} satisfies Translation<typeof english>;
